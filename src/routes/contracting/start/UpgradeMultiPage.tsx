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
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';
import { OfferFinder } from '../offers/OfferFinder';
import { PricesCard } from '../offers/PackageTable';
import { TakeFocus } from './LinkSent';
import { Blocked, StartGate } from './StartGate';
import {
  cardEmail,
  fitsOffer,
  upgradeCards,
  useStartCards,
  type CardResult,
  type ChosenOffer,
  type UpgradeCard,
} from './useStartCards';

interface CardValues {
  cards: string[];
}

/** A card's owner and package, where its link goes, and how its start went. */
const useCardTexts = (member: Member) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const errorText = useErrorText();
  const name = (card: UpgradeCard): string =>
    card.who === 'own'
      ? t('start.multi.own', { name: displayName(member, language) })
      : t('start.multi.partner', { name: nameInOrder(card.name ?? card.email, language) });
  const outcome = (result: CardResult): string => {
    if (result.state === 'started') return t('start.multi.started', { to: result.to });
    if (result.state === 'opened') return t('start.multi.opened');
    return result.codes.map((code) => t('start.multi.failed', { reason: errorText(code, result.reference) })).join(' ');
  };
  const choice = (card: UpgradeCard, chosen: ChosenOffer | undefined, result: CardResult | undefined): RadioChoice => {
    const fits = chosen === undefined || fitsOffer(card, chosen);
    const hints = [
      card.pack !== undefined && t('start.multi.package', { pack: card.pack }),
      result !== undefined && outcome(result),
      !fits && t('start.multi.companyOnly'),
      chosen !== undefined && fits && t('start.multi.linkTo', { to: cardEmail(card, chosen) }),
    ];
    return { value: card.kr, label: name(card), hint: hints.filter(Boolean).join(' '), disabled: !fits };
  };
  return { name, outcome, choice };
};

const isStarted = (result: CardResult | undefined): result is CardResult =>
  result !== undefined && result.state !== 'failed';

const CardsForm = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const { results, start, open, dialog } = useStartCards();
  const { name, outcome, choice } = useCardTexts(member);
  const form = useForm<CardValues>({ defaultValues: { cards: [] }, shouldFocusError: false });
  const [chosen, setChosen] = useState<ChosenOffer>();
  const cards = upgradeCards(member);
  const started = cards.filter(({ kr }) => isStarted(results.get(kr)));
  const left = cards.filter((card) => !started.includes(card));
  const opened = [...results.values()].find((result) => result.state === 'opened');

  const choose = (next: ChosenOffer): void => {
    setChosen(next);
    // Untick cards that the offer isn't for.
    const fitting = left.filter((card) => fitsOffer(card, next)).map(({ kr }) => kr);
    form.setValue(
      'cards',
      form.getValues('cards').filter((kr) => fitting.includes(kr)),
    );
  };
  const submit = async ({ cards: ticked }: CardValues): Promise<void> => {
    if (chosen === undefined) return;
    const startedNow = await start(
      left.filter((card) => ticked.includes(card.kr) && fitsOffer(card, chosen)),
      chosen,
    );
    // Keep refused cards ticked for another try.
    form.setValue(
      'cards',
      ticked.filter((kr) => !startedNow.includes(kr)),
    );
  };

  return (
    <>
      {started.length > 0 && (
        <TakeFocus>
          <Message
            tone="success"
            title={t(left.length === 0 ? 'start.multi.allStarted' : 'start.multi.someStarted')}
            action={
              opened === undefined ? (
                left.length === 0 && <LinkButton to={paths.wizard}>{t('member.menu.wizard')}</LinkButton>
              ) : (
                <Button variant="secondary" onClick={() => open(opened.key)}>
                  {t('contracting.underWay.continue')}
                </Button>
              )
            }
          >
            {started.map((card) => {
              const result = results.get(card.kr);
              return <p key={card.kr}>{result && `${name(card)}: ${outcome(result)}`}</p>;
            })}
          </Message>
        </TakeFocus>
      )}
      {left.length > 0 && (
        <>
          <OfferFinder
            type="U"
            busy={form.formState.isSubmitting}
            chosen={chosen?.offer}
            onChoose={(offer, query) => choose({ offer, query })}
            onForget={() => setChosen(undefined)}
          />
          <Card title={chosen && t('start.multi.chosen', { offer: chosen.offer.name })}>
            <Form form={form} onSubmit={submit}>
              <CheckboxCards<CardValues>
                name="cards"
                label={t('start.multi.cards')}
                choices={left.map((card) => choice(card, chosen, results.get(card.kr)))}
                rules={[(ticked) => (ticked.length === 0 ? 'validate_require' : undefined)]}
              />
              <Actions>
                <SubmitButton disabled={chosen === undefined} reason={t('start.multi.chooseFirst')}>
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
export const Component = () => {
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
