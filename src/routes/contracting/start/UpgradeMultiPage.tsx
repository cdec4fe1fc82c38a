import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { useErrorText } from '../../../components/feedback/useErrorText';
import { CheckboxCards } from '../../../components/form/fields/CheckboxCards';
import type { RadioChoice } from '../../../components/form/fields/RadioCards';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Page } from '../../../components/layout/Page';
import { displayName, nameInOrder, type Member } from '../../../domain/identity/member';
import { formatForint } from '../../../domain/money/money';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { initUpgrade } from '../../../services/contracting';
import { useSession } from '../../../session/SessionContext';
import { OfferFinder } from '../offers/OfferFinder';
import { upgradesFrom } from '../offers/offers';
import { UpgradePrices, useHasNoUpgrade, usePrices } from '../offers/UpgradePrices';
import { TakeFocus } from '../status/TakeFocus';
import { Blocked } from './Blocked';
import { StartGate } from './StartGate';
import { cardEmail, fitsOffer, lowestPrice, upgradeCards, type ChosenOffer, type UpgradeCard } from './upgradeCards';
import { useStartCards, type CardResult } from './useStartCards';

interface CardValues {
  cards: string[];
}

const isStarted = (result: CardResult | undefined): boolean => result !== undefined && result.state !== 'failed';

/** Describes a card: its owner, package and price, and how its start went. */
const useCardChoice = (member: Member) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const errorText = useErrorText();
  const list = usePrices('U').data?.list ?? [];
  /** The price list is the basic offer's; what a company offer costs is told once it is started. */
  const price = ({ pack }: UpgradeCard, chosen: ChosenOffer | undefined): string => {
    if (chosen === undefined) return t('start.multi.priceByOffer');
    const lowest = chosen.offer.key === 0 ? lowestPrice(upgradesFrom(list, pack)) : undefined;
    return lowest === undefined
      ? t('start.multi.noPrice')
      : t('start.multi.perMonthFrom', { price: formatForint(lowest, language) });
  };
  return (card: UpgradeCard, chosen: ChosenOffer | undefined, result: CardResult | undefined): RadioChoice => {
    const own = card.who === 'own';
    const pack = own && card.pack !== undefined ? t('start.multi.package', { pack: card.pack }) : '';
    const hints = [own ? pack : t('start.multi.partnerPackage')];
    if (result?.state === 'started') hints.push(t('start.multi.started', { to: result.to }));
    if (result?.state === 'opened') hints.push(t('start.multi.opened'));
    const fits = chosen === undefined || fitsOffer(card, chosen);
    if (!fits) hints.push(t('start.multi.companyOnly'));
    if (result?.state === 'failed')
      hints.push(...result.codes.map((code) => t('start.multi.failed', { reason: errorText(code, result.reference) })));
    if (chosen !== undefined && fits && !isStarted(result))
      hints.push(t('start.multi.linkTo', { to: cardEmail(card, chosen) }));
    return {
      value: card.kr,
      label: own
        ? t('start.multi.own', { name: displayName(member, language) })
        : t('start.multi.partner', { name: nameInOrder(card.name ?? card.email, language) }),
      hint: hints.filter((hint) => hint !== '').join(' '),
      end: fits ? price(card, chosen) : undefined,
      disabled: isStarted(result) || !fits,
    };
  };
};

const CardsForm = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const { results, start, open, dialog } = useStartCards();
  const choice = useCardChoice(member);
  // A partner takes company offers only.
  const hasNone = useHasNoUpgrade(member);
  const form = useForm<CardValues>({ defaultValues: { cards: [] }, shouldFocusError: false });
  const cards = upgradeCards(member);
  const [chosen, setChosen] = useState<ChosenOffer>();
  const hasStarted = ({ kr }: UpgradeCard): boolean => isStarted(results.get(kr));
  const goesOn = open && (
    <Button variant="secondary" onClick={open}>
      {t('contracting.started.continue')}
    </Button>
  );

  const submit = async ({ cards: ticked }: CardValues): Promise<void> => {
    if (chosen === undefined) return;
    const started = await start(
      cards.filter((card) => ticked.includes(card.kr) && fitsOffer(card, chosen) && !hasStarted(card)),
      chosen,
    );
    // Keep refused cards ticked for another try.
    form.setValue(
      'cards',
      ticked.filter((kr) => !started.includes(kr)),
    );
  };
  const choose = (next: ChosenOffer): void => {
    setChosen(next);
    // Untick cards that the offer isn't for.
    form.setValue(
      'cards',
      form.getValues('cards').filter((kr) => cards.some((card) => card.kr === kr && fitsOffer(card, next))),
    );
  };

  if (cards.every(hasStarted)) {
    return (
      <TakeFocus>
        <Message
          tone="success"
          title={t('start.multi.allStarted')}
          action={goesOn ?? <LinkButton to={paths.wizard}>{t('start.next.current')}</LinkButton>}
        >
          {cards.map(({ kr }) => {
            const result = results.get(kr);
            return (
              <p key={kr}>
                {result?.state === 'started' ? t('start.multi.started', { to: result.to }) : t('start.multi.opened')}
              </p>
            );
          })}
        </Message>
      </TakeFocus>
    );
  }
  return (
    <>
      <OfferFinder
        type="U"
        busy={form.formState.isSubmitting}
        chosen={chosen?.offer}
        isBasicUseless={hasNone}
        onChoose={(offer, query) => choose({ offer, query })}
        onForget={() => setChosen(undefined)}
      />
      <Card title={chosen === undefined ? undefined : t('start.multi.chosen', { offer: chosen.offer.name })}>
        <Form form={form} onSubmit={submit}>
          <CheckboxCards<CardValues>
            name="cards"
            label={t('start.multi.cards')}
            choices={cards.map((card) => choice(card, chosen, results.get(card.kr)))}
            rules={[(ticked) => (ticked.length === 0 ? 'validate_require' : undefined)]}
          />
          <Actions>
            <SubmitButton disabled={chosen === undefined} reason={t('start.multi.chooseFirst')}>
              {t('start.multi.start')}
            </SubmitButton>
            {goesOn}
          </Actions>
        </Form>
        {dialog}
      </Card>
      {chosen?.offer.key === 1 ? (
        <Card title={t('start.upgrade.prices')}>{t('start.upgrade.companyPrices')}</Card>
      ) : (
        <Card title={t('start.upgrade.prices')}>
          {!hasNone && <p>{t('start.upgrade.basicPrices')}</p>}
          <UpgradePrices member={member} />
        </Card>
      )}
    </>
  );
};

/** /contracting/upgrade_multi: the upgrade of several cards at once. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('start.multi.title')} lead={t('start.multi.lead')}>
      <StartGate name="upgrade" lines={7} ask={initUpgrade}>
        {currentUser?.kr === undefined ? <Blocked codes={['NO_KR']} /> : <CardsForm member={currentUser} />}
      </StartGate>
    </Page>
  );
};
