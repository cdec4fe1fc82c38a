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
import { useNoticeActions } from '~/components/notices/NoticeContext';
import { displayName, nameInOrder, partnerUpgrade, type Member } from '~/domain/identity/member';
import { useCall } from '~/features/calls/useCall';
import { useStaleCodes } from '~/features/calls/useFormSubmit';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import { toServiceError } from '~/http/serviceError';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { TakeFocus } from './LinkSent';
import { OfferFinder } from './OfferFinder';
import { OfferGroups, type FoundOffer } from './OfferGroups';
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
  name: string;
  email: string;
  /** The present package; the services don't tell the partner's. */
  pack?: string;
}

/** The member's card, and the partner's where both kr and e-mail are known. */
const upgradeCards = (member: Member & { kr: string }, language: 'hu' | 'en'): UpgradeCard[] => {
  const { kr, email, pack, tars } = member;
  const partner = partnerUpgrade(member);
  const own: UpgradeCard = { type: 'U', kr, email, pack, name: displayName(member, language) };
  return partner === undefined
    ? [own]
    : [own, { type: 'h', ...partner, name: nameInOrder(tars ?? partner.email, language) }];
};

/** A partner is a group member, who takes company offers only. */
const fitsOffer = ({ type }: UpgradeCard, { offer }: FoundOffer): boolean => type === 'U' || offer.key === 1;

/** Where a card's link goes: the own one's as any start's, the partner's to the partner. */
const linkAddress = ({ type, email }: UpgradeCard, found: FoundOffer): string => (type === 'U' ? found.email : email);

/** What became of a card's start: where the link was sent, or the key for the wizard, or the codes of a refusal. */
interface CardResult {
  sentTo?: string;
  key?: string;
  codes?: readonly string[];
  reference?: string;
}

const CardsForm = ({ member }: { member: Member & { kr: string } }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const errorText = useErrorText();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { showCodes } = useNoticeActions();
  const { confirm, dialog } = useSupportConfirm();
  const postStart = usePostStart();
  const form = useForm<CardValues>({ defaultValues: { cards: [] }, shouldFocusError: false });
  useStaleCodes(form);
  const partnerLinks = useSession((session) => session.partnerLinks) ?? {};
  const [chosen, setChosen] = useState<FoundOffer>();
  const [results, setResults] = useState<Partial<Record<string, CardResult>>>({});

  const cards = upgradeCards(member, language);
  const resultOf = ({ kr }: UpgradeCard): CardResult | undefined =>
    results[kr] ?? (partnerLinks[kr] === undefined ? undefined : { sentTo: partnerLinks[kr] });
  const isStarted = (result: CardResult | undefined): boolean => result !== undefined && result.codes === undefined;
  const started = cards.filter((card) => isStarted(resultOf(card)));
  const left = cards.filter((card) => !started.includes(card));
  const fitting = left.filter((card) => chosen === undefined || fitsOffer(card, chosen));
  const openedKey = started.map(({ kr }) => results[kr]?.key).find((key) => key !== undefined);

  const choose = (found: FoundOffer): void => {
    setChosen(found);
    // Untick cards that the offer isn't for.
    const ticked = left.filter((card) => form.getValues('cards').includes(card.kr) && fitsOffer(card, found));
    form.setValue(
      'cards',
      ticked.map(({ kr }) => kr),
    );
  };

  /** A card that is refused doesn't hold up the others. */
  const refusal = (thrown: unknown): CardResult => {
    const { isSilent, codes, reference } = toServiceError(thrown);
    if (isSilent) throw thrown;
    showCodes(codes, reference);
    return { codes, reference };
  };
  const { call } = useCall(async ({ ticked, found }: { ticked: readonly string[]; found: FoundOffer }) => {
    const epoch = store.sessionEpoch();
    for (const card of left.filter(({ kr }) => ticked.includes(kr))) {
      // Another member may have signed in since.
      if (store.sessionEpoch() !== epoch) return;
      const { type, kr } = card;
      const order = { type, kr, offer: found.offer, email: linkAddress(card, found) };
      const result = await postStart(order).catch(refusal);
      setResults((earlier) => ({ ...earlier, [kr]: result }));
    }
  });
  const submit = async ({ cards: ticked }: CardValues): Promise<void> => {
    if (chosen !== undefined && (await confirm('start'))) await call({ ticked, found: chosen });
  };

  /** The contract takes the place of one under way. */
  const goOn = (contractKey: string): void => {
    store.update(openedContract(contractKey, 'U'));
    void navigate(paths.wizard);
  };

  const labelOf = ({ type, name }: UpgradeCard): string =>
    t(type === 'U' ? 'start.multi.own' : 'start.multi.partner', { name });
  const outcomeOf = (card: UpgradeCard): string | undefined => {
    const result = resultOf(card);
    if (result === undefined) return undefined;
    const { sentTo, codes, reference } = result;
    if (codes !== undefined)
      return codes.map((code) => t('start.multi.failed', { reason: errorText(code, { reference }) })).join(' ');
    return sentTo === undefined ? t('start.multi.opened') : t('start.multi.started', { to: sentTo });
  };
  const hintOf = (card: UpgradeCard): string => {
    const fits = fitting.includes(card);
    const hints = [
      card.pack !== undefined && t('start.multi.package', { pack: card.pack }),
      outcomeOf(card),
      !fits && t('start.multi.companyOnly'),
      chosen !== undefined && fits && t('start.multi.linkTo', { to: linkAddress(card, chosen) }),
    ];
    return hints.filter(Boolean).join(' ');
  };

  return (
    <>
      {started.length > 0 && (
        // Each start brings the focus here: its button may be gone.
        <TakeFocus key={started.length}>
          <Message
            tone="success"
            title={t(left.length === 0 ? 'start.multi.allStarted' : 'start.multi.someStarted')}
            action={
              openedKey === undefined ? (
                left.length === 0 && <LinkButton to={paths.wizard}>{t('member.menu.wizard')}</LinkButton>
              ) : (
                <Button variant="secondary" onClick={() => goOn(openedKey)}>
                  {t('contracting.continue')}
                </Button>
              )
            }
          >
            {started.map((card) => (
              <p key={card.kr}>{[labelOf(card), outcomeOf(card)].join(': ')}</p>
            ))}
          </Message>
        </TakeFocus>
      )}
      {left.length > 0 && (
        <>
          <OfferFinder type="U" onForget={() => setChosen(undefined)}>
            {(offers) => (
              <OfferGroups
                offers={offers}
                busy={form.formState.isSubmitting}
                isMarking
                chosen={chosen}
                onChoose={choose}
              />
            )}
          </OfferFinder>
          <Card title={chosen && t('start.multi.chosen', { offer: chosen.offer.name })}>
            <Form form={form} onSubmit={submit}>
              <ChoiceCards<CardValues, string[]>
                multiple
                name="cards"
                label={t('start.multi.cards')}
                choices={left.map((card) => ({
                  value: card.kr,
                  label: labelOf(card),
                  hint: hintOf(card),
                  disabled: !fitting.includes(card),
                }))}
                rules={[(ticked) => (left.some(({ kr }) => ticked.includes(kr)) ? undefined : 'validate_require')]}
              />
              <Actions>
                <SubmitButton
                  disabled={chosen === undefined || fitting.length === 0}
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
  const member = useSession((session) => session.currentUser);
  return (
    <Page title={t('member.menu.upgradeMulti')} lead={t('start.multi.lead')}>
      <StartGate name="upgrade" lines={5}>
        {member?.kr === undefined ? <Blocked codes={['NO_KR']} /> : <CardsForm member={{ ...member, kr: member.kr }} />}
      </StartGate>
    </Page>
  );
};

export { UpgradeMultiPage as Component };
