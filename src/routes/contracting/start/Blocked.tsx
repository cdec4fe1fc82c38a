import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { CareLine } from '../../../components/feedback/CareLine';
import { ErrorText } from '../../../components/feedback/ErrorText';
import { Message } from '../../../components/feedback/Message';
import { expiryNoticeDays } from '../../../domain/constants';
import { goneCard } from '../../../domain/contract/cardStatus';
import { debtSegments } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { dueByHand, isWaiting } from '../../../domain/money/unpaid';
import { catalogueEntry } from '../../../domain/text/errorCatalogue';
import { currentYear, today } from '../../../domain/time/clock';
import { addDays, compareDates, daysBetween, endOfMonth, yearOf } from '../../../domain/time/dates';
import { formatMonth } from '../../../domain/time/months';
import { OnlineUntil } from '../../../features/charges/OnlineUntil';
import { PastDebt } from '../../../features/charges/PastDebt';
import { usePastDebt } from '../../../features/charges/usePastDebt';
import { useUnpaid } from '../../../features/charges/useUnpaid';
import { LinkHints } from '../../../features/contract/LinkHints';
import { ContinueContract, StartedContract, useStartedText } from '../../../features/contract/StartedContract';
import { useStartedContract, type Started } from '../../../features/contract/useStartedContract';
import { useDebtQuery } from '../../../features/member/useMemberYears';
import { useCollecting } from '../../../features/paying/useWithdrawnMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';
import { nextStepOf, type Help, type NextLink } from '../status/statusNextStep';

const targets: Record<NextLink, string> = {
  pay: paths.payment,
  current: paths.wizard,
  newContract: paths.newContract,
};

interface BlockedProps {
  codes: readonly string[];
  reference?: string;
}

const emailed = 'CONTR_ALREADY_EMAILED';
/** Something has to be paid first. */
const debtCodes: readonly string[] = ['HAS_DEBT', 'CONTR_UNPAID'];
/** No contract of this year; the next one may be signed. */
const noContractYet = 'CONTR_INVALID_YEAR';
/** There is a contract: these texts say "for this year", which it may not be. */
const alreadyThere: readonly string[] = ['CONTR_HAVE_VALID_CONTRACT', 'CONTR_NEW_YEAR_ALREADY'];

/**
 * Until when the present contract holds, and so from when the next one can, which is known of one that ends with a month.
 * From when it can be signed no service tells; the overview asks in the last weeks.
 */
const NextContract = ({ isLater = false }: { isLater?: boolean }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const to = useSession().currentUser?.to ?? '';
  if (to === '' || compareDates(to, today()) < 0) return isLater ? <CareLine /> : null;
  // The weeks in which the overview tells it have begun.
  const told = daysBetween(today(), to) > expiryNoticeDays ? <span>{t('start.next.told')}</span> : <CareLine />;
  if (to !== endOfMonth(to))
    return isLater ? (
      <p>
        {t('payment.next.expiringTitle', { date: to })} {told}
      </p>
    ) : null;
  const months = { last: formatMonth(to, language), first: formatMonth(addDays(to, 1), language) };
  return (
    <p>
      {t('start.next.nextContract', months)} {isLater && told}
    </p>
  );
};

const LaterContract = () => <NextContract isLater />;

const MainCard = () => {
  const { t } = useTranslation('portal');
  return <p>{t('start.next.mainCard')}</p>;
};

/** What is due, and why a mandate hasn't collected it. */
const useDue = (kr: string) => {
  const mandate = useCollecting(kr);
  const { data: debt } = useQuery(useDebtQuery('start', kr)(currentYear()));
  const unpaid = useUnpaid(mandate, debt);
  return { dueNow: debt === undefined ? 0 : dueByHand(unpaid, debtSegments(debt).dueNow), unpaid };
};

const AwaitedOf = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { dueNow, unpaid } = useDue(kr);
  if (unpaid?.why === 'awaited') {
    const { date, amount } = unpaid.charge;
    return <p>{t('start.next.awaited', { date, amount: formatForint(amount, language) })}</p>;
  }
  if (dueNow === 0) return null;
  return (
    <>
      <p>{t('payment.next.dueTitle', { year: currentYear(), amount: formatForint(dueNow, language) })}</p>
      <OnlineUntil year={currentYear()} unpaid={unpaid} />
    </>
  );
};

/** How much is due; where a charge takes it, paying it now could pay it twice. */
const Awaited = () => {
  const { kr } = useSession().currentUser ?? {};
  return kr === undefined ? null : <AwaitedOf kr={kr} />;
};

const helps: Record<Help, ComponentType> = {
  inbox: LinkHints,
  mainCard: MainCard,
  nextContract: NextContract,
  laterContract: LaterContract,
  care: CareLine,
  awaited: Awaited,
};

/** To the payments; not the coloured button while a charge takes what is due. */
const PayLink = ({ kr, isFirst }: { kr: string; isFirst: boolean }) => {
  const { t } = useTranslation('portal');
  const isAwaited = isWaiting(useDue(kr).unpaid);
  return (
    <LinkButton variant={isFirst && !isAwaited ? 'primary' : 'secondary'} to={targets.pay}>
      {t('start.next.pay')}
    </LinkButton>
  );
};

interface ReasonProps {
  code: string;
  /** All codes of the reply. */
  codes: readonly string[];
  reference: string | undefined;
  isFirst: boolean;
  started: Started | undefined;
}

const Reason = ({ code, codes, reference, isFirst, started }: ReasonProps) => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const startedText = useStartedText();
  const from = currentUser?.kr === undefined ? undefined : currentUser.from;
  const hasNext = from !== undefined && from > today();
  const step = nextStepOf(code, { started, hasNext }, codes);
  const HelpText = step.help && helps[step.help];
  const gone = code === 'CONTR_NO_VALID_CARD' ? goneCard(currentUser?.cardStatus) : undefined;
  // The e-mail isn't needed where this tab can go on.
  if (code === emailed && step.started !== undefined) return <StartedContract started={step.started} />;
  return (
    <Message
      tone={catalogueEntry(code).tone}
      title={
        hasNext && code === noContractYet ? (
          t('start.next.upgradeLater', { date: from })
        ) : hasNext && alreadyThere.includes(code) ? (
          t('start.next.alreadyThere', { year: yearOf(from) })
        ) : (
          <ErrorText code={code} reference={reference} care={step.help !== 'care'} />
        )
      }
      action={
        step.started === undefined ? (
          step.link !== undefined &&
          (step.link === 'pay' && currentUser?.kr !== undefined ? (
            <PayLink kr={currentUser.kr} isFirst={isFirst} />
          ) : (
            <LinkButton variant={isFirst ? 'primary' : 'secondary'} to={targets[step.link]}>
              {t(`start.next.${step.link}`)}
            </LinkButton>
          ))
        ) : (
          <ContinueContract started={step.started} />
        )
      }
    >
      {started !== undefined && code !== emailed && step.link === undefined && <p>{startedText(started)}</p>}
      {gone !== undefined && <p>{t(`account.info.card.${gone}`)}</p>}
      {HelpText && <HelpText />}
    </Message>
  );
};

const PastOr = ({ kr, children }: { kr: string; children: ReactNode }) => {
  const { t } = useTranslation('portal');
  const to = useSession().currentUser?.to;
  const { owed } = usePastDebt('start', { kr, to });
  const { dueNow } = useDue(kr);
  if (owed === 0 || dueNow > 0) return children;
  return (
    <PastDebt page="start" member={{ kr, to }}>
      <p>{t('payment.past.start')}</p>
    </PastDebt>
  );
};

/** The reason, but of a debt that is of an earlier year the sum, and that it can't be paid on the page that the reason names. */
const ReasonOrPast = (props: ReasonProps) => {
  const { kr } = useSession().currentUser ?? {};
  const reason = <Reason {...props} />;
  return kr !== undefined && debtCodes.includes(props.code) ? <PastOr kr={kr}>{reason}</PastOr> : reason;
};

const nextSigned = 'CONTR_NEW_YEAR_ALREADY';

/** A contract under way comes first: it is the one thing to go on with. When the next one begins is no question where it is signed. */
const reasons = (codes: readonly string[]): string[] =>
  codes
    .filter((code) => code !== 'CONTR_HAVE_VALID_CONTRACT' || !codes.includes(nextSigned))
    .sort((a, b) => Number(b === emailed) - Number(a === emailed));

/** Why no contract can be started now, with the next step for each reason. */
export const Blocked = ({ codes, reference }: BlockedProps) => {
  const { started = codes.includes(emailed) ? 'inbox' : undefined } = useStartedContract();
  return (
    <Stack role="alert" spacing={1.5}>
      {reasons(codes).map((code, index) => (
        <ReasonOrPast
          key={code}
          code={code}
          codes={codes}
          reference={reference}
          isFirst={index === 0}
          started={started}
        />
      ))}
    </Stack>
  );
};
