import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { displayName, type Member } from '../../domain/member';
import { formatForint } from '../../domain/money';
import { CheckboxCards } from '../../components/form/CheckboxCards';
import { Form } from '../../components/form/Form';
import type { RadioChoice } from '../../components/form/RadioCards';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { initUpgrade } from '../../services/contracting';
import { useSession } from '../../session/SessionContext';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { SubmitButton } from '../../components/form/SubmitButton';
import { Card } from '../../components/Card';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { useErrorText } from '../../components/useErrorText';
import { Blocked } from './Blocked';
import { OfferFinder } from './OfferFinder';
import { PriceList, usePrices } from './PriceList';
import { StartGate } from './StartGate';
import { TakeFocus } from './TakeFocus';
import { fitsOffer, lowestPrice, upgradeCards, type ChosenOffer, type UpgradeCard } from './upgradeCards';
import { useStartCards, type CardResult } from './useStartCards';

interface CardValues {
  cards: string[];
}

const isStarted = (result: CardResult | undefined): boolean => result !== undefined && result.state !== 'failed';

/** Describes a card: its owner, package and price, and how its start went. */
const useCardChoice = (member: Member, lowest: number | undefined) => {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const errorText = useErrorText();
  const price = ({ who, price: amount }: UpgradeCard): string => {
    if (who === 'own') return amount === undefined ? t('multi.noPrice') : t('multi.perMonth', { price: formatForint(amount, language) });
    return lowest === undefined ? t('multi.noPrice') : t('multi.perMonthFrom', { price: formatForint(lowest, language) });
  };
  return (card: UpgradeCard, chosen: ChosenOffer | undefined, result: CardResult | undefined): RadioChoice => {
    const own = card.who === 'own';
    const pack = own && card.pack !== undefined ? t('multi.package', { pack: card.pack }) : '';
    const hints = [own ? pack : t('multi.partnerPackage')];
    if (result?.state === 'started') hints.push(t('multi.started', { to: result.to }));
    if (result?.state === 'opened') hints.push(t('multi.opened'));
    const fits = chosen === undefined || fitsOffer(card, chosen);
    if (!fits) hints.push(t('multi.companyOnly'));
    if (result?.state === 'failed') hints.push(...result.codes.map((code) => t('multi.failed', { reason: errorText(code, result.reference) })));
    return {
      value: card.kr,
      label: own ? t('multi.own', { name: displayName(member, language) }) : t('multi.partner', { name: card.name }),
      hint: hints.filter((hint) => hint !== '').join(' '),
      end: price(card),
      disabled: isStarted(result) || !fits,
    };
  };
};

const CardsForm = ({ member }: { member: Member }) => {
  const { t } = useTranslation('start');
  const list = usePrices('U').data?.list ?? [];
  const { results, start, dialog } = useStartCards();
  const choice = useCardChoice(member, lowestPrice(list));
  const form = useForm<CardValues>({ defaultValues: { cards: [] }, shouldFocusError: false });
  const cards = upgradeCards(member, list);
  const [chosen, setChosen] = useState<ChosenOffer>();
  const hasStarted = ({ kr }: UpgradeCard): boolean => isStarted(results.get(kr));
  const goesOn = [...results.values()].some(({ state }) => state === 'opened') ? <LinkButton to={paths.wizard}>{t('next.continue')}</LinkButton> : undefined;

  const submit = async ({ cards: ticked }: CardValues): Promise<void> => {
    if (chosen === undefined) return;
    const started = await start(cards.filter((card) => ticked.includes(card.kr) && fitsOffer(card, chosen) && !hasStarted(card)), chosen);
    // Keep refused cards ticked for another try.
    form.setValue('cards', ticked.filter((kr) => !started.includes(kr)));
  };
  const choose = (next: ChosenOffer): void => {
    setChosen(next);
    // Untick cards that the offer isn't for.
    form.setValue('cards', form.getValues('cards').filter((kr) => cards.some((card) => card.kr === kr && fitsOffer(card, next))));
  };

  if (cards.every(hasStarted)) {
    return (
      <TakeFocus>
        <Message tone="success" title={t('multi.allStarted')} action={goesOn ?? <LinkButton to={paths.wizard}>{t('next.current')}</LinkButton>}>
          {cards.map(({ kr }) => {
            const result = results.get(kr);
            return <p key={kr}>{result?.state === 'started' ? t('multi.started', { to: result.to }) : t('multi.opened')}</p>;
          })}
        </Message>
      </TakeFocus>
    );
  }
  return (
    <>
      <OfferFinder type="U" busy={form.formState.isSubmitting} onChoose={(offer, query) => choose({ offer, query })} onForget={() => setChosen(undefined)} />
      <Card title={chosen === undefined ? undefined : t('multi.chosen', { offer: chosen.offer.name })}>
        <Form form={form} onSubmit={submit}>
          <CheckboxCards<CardValues>
            name="cards"
            label={t('multi.cards')}
            choices={cards.map((card) => choice(card, chosen, results.get(card.kr)))}
            rules={[(ticked) => (ticked.length === 0 ? 'validate_require' : undefined)]}
          />
          <Actions>
            <SubmitButton disabled={chosen === undefined} reason={t('multi.chooseFirst')}>
              {t('multi.start')}
            </SubmitButton>
            {goesOn}
          </Actions>
        </Form>
        {dialog}
      </Card>
    </>
  );
};

/** /contracting/upgrade_multi: the upgrade of several cards at once. */
export const Component = () => {
  const { t } = useTranslation('start');
  const { currentUser } = useSession();
  return (
    <Page title={t('multi.title')} lead={t('multi.lead')}>
      <StartGate name="upgrade" ask={initUpgrade}>
        {currentUser?.kr === undefined ? (
          <Blocked codes={['NO_KR']} />
        ) : (
          <>
            <CardsForm member={currentUser} />
            <PriceList type="U" />
          </>
        )}
      </StartGate>
    </Page>
  );
};
