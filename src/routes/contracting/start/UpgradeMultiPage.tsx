import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { useErrorText } from '~/components/feedback/useErrorText';
import { ChoiceCards } from '~/components/form/fields/ChoiceCards';
import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';
import { useNotices } from '~/components/notices/NoticeContext';
import { displayName, nameInOrder, partnerUpgrade, type Member } from '~/domain/identity/member';
import { useCall } from '~/features/calls/useCall';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import { toServiceError } from '~/http/serviceError';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { TakeFocus } from './LinkSent';
import { OfferFinder } from './OfferFinder';
import type { FoundOffer } from './OfferGroups';
import { PricesCard } from './PackageTable';
import { Blocked, StartGate } from './StartGate';
import { openedContract, usePostStart } from './useStart';

interface CardValues {
  cards: string[];
}

interface UpgradeCard {
  /** The own card is upgraded, the partner's starts as a group member's. */
  type: 'U' | 'h';
  kr: string;
  label: string;
  /** Its holder's own address. */
  email: string;
  /** The present package; the services don't tell the partner's. */
  pack?: string;
}

/** A partner is a group member, who takes company offers only. */
const fitsOffer = ({ type }: UpgradeCard, { offer }: FoundOffer): boolean => type === 'U' || offer.key === 1;

/** Where a card's link goes: the own one's as any start's, the partner's to the partner. */
const linkAddress = ({ type, email }: UpgradeCard, found: FoundOffer): string => (type === 'U' ? found.email : email);

/** The result of a card's start: where the link was sent, or the key for the wizard, or the codes of a refusal. */
interface CardResult {
  sentTo?: string;
  key?: string;
  codes?: readonly string[];
  reference?: string;
}

/** One card for the member, one for the partner where both kr and e-mail are known. */
const useUpgradeCards = (member: Member): UpgradeCard[] => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { kr, email, pack, tars } = member;
  const partner = partnerUpgrade(member);
  const cards: UpgradeCard[] = [];
  if (kr !== undefined)
    cards.push({ type: 'U', kr, email, pack, label: t('start.multi.own', { name: displayName(member, language) }) });
  if (partner !== undefined)
    cards.push({
      type: 'h',
      ...partner,
      label: t('start.multi.partner', { name: nameInOrder(tars ?? partner.email, language) }),
    });
  return cards;
};

const CardsForm = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const errorText = useErrorText();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { showCodes } = useNotices();
  const { confirm, dialog } = useSupportConfirm();
  const postStart = usePostStart();
  const form = useForm<CardValues>({ defaultValues: { cards: [] }, shouldFocusError: false });
  const [chosen, setChosen] = useState<FoundOffer>();
  const [results, setResults] = useState<ReadonlyMap<string, CardResult>>(new Map());
  const cards = useUpgradeCards(member);
  const started = cards.filter(({ kr }) => results.has(kr) && results.get(kr)?.codes === undefined);
  const left = cards.filter((card) => !started.includes(card));
  const canStart = chosen !== undefined && left.some((card) => fitsOffer(card, chosen));
  const openedKey = started.map(({ kr }) => results.get(kr)?.key).find((key) => key !== undefined);

  const choose = (found: FoundOffer): void => {
    setChosen(found);
    // Untick cards that the offer isn't for.
    const fitting = left.filter((card) => fitsOffer(card, found)).map(({ kr }) => kr);
    form.setValue(
      'cards',
      form.getValues('cards').filter((kr) => fitting.includes(kr)),
    );
  };

  /** A card that is refused doesn't hold up the others. */
  const refusal = (thrown: unknown): CardResult => {
    const { kind, codes, reference } = toServiceError(thrown);
    if (kind === 'session' || kind === 'cancelled') throw thrown;
    showCodes(codes, reference);
    return { codes, reference };
  };
  const { call } = useCall(async ({ ticked, found }: { ticked: readonly string[]; found: FoundOffer }) => {
    const { id: employer, key, cardKind } = found.offer;
    for (const card of left.filter(({ kr }) => ticked.includes(kr))) {
      const { type, kr } = card;
      const order = { type, employer, email: linkAddress(card, found), key, cardKind, kr };
      const result = await postStart(order).catch(refusal);
      setResults((earlier) => new Map(earlier).set(kr, result));
    }
  });
  const submit = async ({ cards: ticked }: CardValues): Promise<void> => {
    if (chosen !== undefined && (await confirm('start'))) await call({ ticked, found: chosen });
  };

  /** The contract takes the place of one under way. */
  const goOn = (contractKey: string): void => {
    store.update(openedContract(contractKey, { type: 'U' }));
    void navigate(paths.wizard);
  };

  const outcome = ({ sentTo, codes, reference }: CardResult): string => {
    if (codes !== undefined)
      return codes.map((code) => t('start.multi.failed', { reason: errorText(code, reference) })).join(' ');
    return sentTo === undefined ? t('start.multi.opened') : t('start.multi.started', { to: sentTo });
  };
  const choice = (card: UpgradeCard) => {
    const fits = chosen === undefined || fitsOffer(card, chosen);
    const result = results.get(card.kr);
    const hints = [
      card.pack !== undefined && t('start.multi.package', { pack: card.pack }),
      result !== undefined && outcome(result),
      !fits && t('start.multi.companyOnly'),
      chosen !== undefined && fits && t('start.multi.linkTo', { to: linkAddress(card, chosen) }),
    ];
    return { value: card.kr, label: card.label, hint: hints.filter(Boolean).join(' '), disabled: !fits };
  };

  return (
    <>
      {started.length > 0 && (
        <TakeFocus>
          <Message
            tone="success"
            title={t(left.length === 0 ? 'start.multi.allStarted' : 'start.multi.someStarted')}
            action={
              openedKey === undefined ? (
                left.length === 0 && <LinkButton to={paths.wizard}>{t('member.menu.wizard')}</LinkButton>
              ) : (
                <Button variant="secondary" onClick={() => goOn(openedKey)}>
                  {t('contracting.underWay.continue')}
                </Button>
              )
            }
          >
            {started.map(({ kr, label }) => (
              <p key={kr}>{`${label}: ${outcome(results.get(kr) ?? {})}`}</p>
            ))}
          </Message>
        </TakeFocus>
      )}
      {left.length > 0 && (
        <>
          <OfferFinder
            type="U"
            busy={form.formState.isSubmitting}
            isMarking
            chosen={chosen}
            onChoose={choose}
            onForget={() => setChosen(undefined)}
          />
          <Card title={chosen && t('start.multi.chosen', { offer: chosen.offer.name })}>
            <Form form={form} onSubmit={submit}>
              <ChoiceCards<CardValues, string[]>
                multiple
                name="cards"
                label={t('start.multi.cards')}
                choices={left.map(choice)}
                rules={[(ticked) => (left.some(({ kr }) => ticked.includes(kr)) ? undefined : 'validate_require')]}
              />
              <Actions>
                <SubmitButton
                  disabled={!canStart}
                  reason={t(chosen === undefined ? 'start.multi.chooseFirst' : 'start.multi.companyOnly')}
                >
                  {t('start.multi.start')}
                </SubmitButton>
              </Actions>
            </Form>
          </Card>
          {/* No reply gives the prices of a company offer before it is started. */}
          {chosen?.offer.key !== 1 && <PricesCard type="U" />}
        </>
      )}
      {dialog}
    </>
  );
};

/** /contracting/upgrade_multi: the upgrade of several cards at once (CON-5). */
const UpgradeMultiPage = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('member.menu.upgradeMulti')} lead={t('start.multi.lead')}>
      <StartGate name="upgrade" lines={7}>
        {currentUser?.kr === undefined ? <Blocked codes={['NO_KR']} /> : <CardsForm member={currentUser} />}
      </StartGate>
    </Page>
  );
};

export { UpgradeMultiPage as Component };
