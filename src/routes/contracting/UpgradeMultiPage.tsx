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
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { useErrorText } from '../../components/useErrorText';
import { Blocked } from './Blocked';
import { PriceList, usePrices } from './PriceList';
import { StartGate } from './StartGate';
import { TakeFocus } from './TakeFocus';
import { lowestPrice, upgradeCards, type UpgradeCard } from './upgradeCards';
import { useStartCards, type CardResult } from './useStartCards';

interface CardValues {
  cards: string[];
}

/** A card's words: whose it is, its package and price, and what became of its start. */
const useCardChoice = (member: Member, lowest: number | undefined) => {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const errorText = useErrorText();
  const price = ({ who, price: amount }: UpgradeCard): string => {
    if (who === 'own') return amount === undefined ? t('multi.noPrice') : t('multi.perMonth', { price: formatForint(amount, language) });
    return lowest === undefined ? t('multi.noPrice') : t('multi.perMonthFrom', { price: formatForint(lowest, language) });
  };
  return (card: UpgradeCard, result: CardResult | undefined): RadioChoice => {
    const own = card.who === 'own';
    const pack = own && card.pack !== undefined ? t('multi.package', { pack: card.pack }) : '';
    const hints = [own ? pack : t('multi.partnerPackage')];
    if (result?.state === 'started') hints.push(t('multi.started', { to: card.email }));
    if (result?.state === 'failed') hints.push(...result.codes.map((code) => t('multi.failed', { reason: errorText(code, result.reference) })));
    return {
      value: card.kr,
      label: own ? t('multi.own', { name: displayName(member, language) }) : t('multi.partner', { name: card.name }),
      hint: hints.filter((hint) => hint !== '').join(' '),
      end: price(card),
      disabled: result?.state === 'started',
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
  const isStarted = ({ kr }: UpgradeCard): boolean => results.get(kr)?.state === 'started';

  const submit = async ({ cards: chosen }: CardValues): Promise<void> => {
    const started = await start(cards.filter((card) => chosen.includes(card.kr) && !isStarted(card)));
    // What was refused stays ticked for another try.
    form.setValue('cards', chosen.filter((kr) => !started.includes(kr)));
  };

  if (cards.every(isStarted)) {
    return (
      <TakeFocus>
        <Message tone="success" title={t('multi.allStarted')} action={<LinkButton to={paths.wizard}>{t('next.current')}</LinkButton>}>
          {cards.map((card) => (
            <p key={card.kr}>{t('multi.started', { to: card.email })}</p>
          ))}
        </Message>
      </TakeFocus>
    );
  }
  return (
    <Card>
      <Form form={form} onSubmit={submit}>
        <CheckboxCards<CardValues>
          name="cards"
          label={t('multi.cards')}
          choices={cards.map((card) => choice(card, results.get(card.kr)))}
          rules={[(chosen) => (chosen.length === 0 ? 'validate_require' : undefined)]}
        />
        <Actions>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t('multi.start')}
          </Button>
        </Actions>
      </Form>
      {dialog}
    </Card>
  );
};

/** /contracting/upgrade_multi: the upgrade of several cards at once (CON-5). */
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
