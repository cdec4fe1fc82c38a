import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Paragraphs } from '../../../components/layout/Paragraphs';
import type { ContractMonth } from '../../../domain/contract/memberYears';
import type { Mandate } from '../../../domain/money/collections';
import { collectsNothing } from '../../../domain/money/comingCharges';
import { afterPayment, debtSegments, isSettled, isUsedUp, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { dueByHand } from '../../../domain/money/unpaid';
import { today } from '../../../domain/time/clock';
import { DebtMonths } from '../../../features/charges/DebtMonths';
import { JustWithdrawn } from '../../../features/charges/JustWithdrawn';
import { NextInstalment } from '../../../features/charges/NextInstalment';
import { NextYearCharge } from '../../../features/charges/NextYearCharge';
import { OnlineUntil } from '../../../features/charges/OnlineUntil';
import { payVariant } from '../../../features/charges/payVariant';
import { FailedCollections, Uncollected } from '../../../features/charges/Uncollected';
import { useUnpaid } from '../../../features/charges/useUnpaid';
import { useDebtQuery, type MemberYear } from '../../../features/member/useMemberYears';
import { OpenPayment } from '../../../features/paying/OpenPayment';
import { useMandate, useMandateQueries } from '../../../features/paying/useMandate';
import { usePayment } from '../../../features/paying/usePayment';
import { usePayments } from '../../../features/paying/usePayments';
import { useWithdrawnMandate } from '../../../features/paying/useWithdrawnMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { unbookedPayment } from '../../../session/paymentSelectors';
import { nextPayment } from './nextPayment';

interface NextPaymentProps {
  debt: Debt;
  year: number;
  /** Null without a known mandate, undefined while loading. */
  mandate: Mandate | null | undefined;
  kr: string;
  months: readonly ContractMonth[];
  /** The card is blocked. */
  isBlocked: boolean;
  /** Next year's contract, if this year's isn't the only one. */
  next: MemberYear | undefined;
  /** The club prepares an upgrade: what falls due later isn't known yet. */
  isUpgradePrepared: boolean;
  /** The contract has ended, and no other one is known. */
  isOver: boolean;
}

const NextPayment = ({
  debt,
  year,
  mandate: known,
  kr,
  months,
  isBlocked,
  next,
  isUpgradePrepared,
  isOver,
}: NextPaymentProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const money = (amount: number): string => formatForint(amount, language);
  const mandate = known ?? undefined;
  const withdrawn = useWithdrawnMandate(kr);
  const unbooked = usePayments((records, session) => unbookedPayment(records, session, { ...debt, year }));
  const left = afterPayment(debt, unbooked?.amount ?? 0);
  const unpaid = useUnpaid(mandate ?? withdrawn, left);
  const { later, overpaid, ...segments } = debtSegments(left);
  const dueNow = dueByHand(unpaid, segments.dueNow);
  const { title, hasNext } = nextPayment(left, mandate, unpaid, today(), isOver);
  const { open } = usePayment();
  // Elsewhere the next charge is named with what is due already, or takes what was missed.
  const isUnnamed = unpaid?.why === 'before' && !unpaid.rest;
  const namesNext = isUnnamed && mandate !== undefined && !collectsNothing(mandate);
  const mayPay = dueNow > 0 && unbooked === undefined && open === undefined;
  const values = {
    year,
    due: money(dueNow),
    later: money(later),
    overpaid: money(overpaid),
    date: unpaid?.why === 'withdrawn' ? unpaid.until : '',
  };
  return (
    <>
      {open !== undefined && <OpenPayment />}
      <Paragraphs>
        <Typography variant="figure" component="p">
          {t(`account.info.pay.${isUpgradePrepared && dueNow === 0 ? 'nothingNow' : title}`, values)}
        </Typography>
        {title === 'overpaid' && !hasNext && (
          <p>{t(isUsedUp(left) ? 'payment.next.overpaidUsedText' : 'account.info.pay.nothingLeft', values)}</p>
        )}
        {unbooked !== undefined && <p>{t('account.info.pay.unbooked', { amount: money(unbooked.amount ?? 0) })}</p>}
        {mayPay && isBlocked && <p>{t('account.info.pay.blocked')}</p>}
        {title !== 'awaited' && <DebtMonths kr={kr} amount={dueNow} months={months} />}
        {(mayPay || later > 0) && <JustWithdrawn kr={kr} unpaid={unpaid} mandate={known} />}
        {mayPay &&
          mandate !== undefined &&
          (unpaid?.why === 'missed' ? (
            // The payments page says what has to be done about it.
            <>
              <p>{t(`status.uncollected.${mandate.kind}`)}</p>
              <FailedCollections mandate={mandate} />
            </>
          ) : (
            <Uncollected mandate={mandate} unpaid={unpaid} />
          ))}
        {dueNow > 0 && later > 0 && !isUpgradePrepared && (
          <>
            {namesNext ? (
              <NextInstalment year={year} later={later} mandate={mandate} />
            ) : (
              <p>{t('account.info.pay.dueAndLater', values)}</p>
            )}
          </>
        )}
        {isUpgradePrepared && (
          <p>
            {t('payment.preparedUpgrade.title')} {t('payment.preparedUpgrade.text')}
          </p>
        )}
        {hasNext && !isUpgradePrepared && (
          <NextInstalment year={year} later={later} overpaid={overpaid} mandate={mandate} />
        )}
        {(mayPay || (later > 0 && mandate === undefined)) && <OnlineUntil year={year} unpaid={unpaid} />}
        {!hasNext && isSettled(left) && <NextYearCharge next={next} mandate={mandate} />}
      </Paragraphs>
      <Actions>
        <LinkButton to={paths.payment} variant={mayPay ? payVariant(mandate, unpaid) : 'secondary'}>
          {t(mayPay && title === 'due' ? 'account.info.pay.pay' : 'account.info.pay.open', values)}
        </LinkButton>
      </Actions>
    </>
  );
};

const nothing = (): null => null;

type OverviewPaymentsProps = Omit<NextPaymentProps, 'debt' | 'mandate'>;

/** What is due, or paid next, and how. */
export const OverviewPayments = (props: OverviewPaymentsProps) => {
  const { kr, year } = props;
  const { t } = useTranslation('portal');
  const mandate = useMandate(kr);
  const { card, debit } = useMandateQueries(kr);
  const amounts = useQuery(useDebtQuery('overview', kr)(year));
  return (
    <Card title={t('account.info.pay.title', { year })}>
      <QueryBoundary query={amounts} lines={5}>
        {(debt) => <NextPayment {...props} debt={debt} mandate={mandate} />}
      </QueryBoundary>
      {/* What is not known of the mandates is not claimed above; here it can be asked for again. */}
      {!mandate && debit.isError && <QueryBoundary query={debit} quiet children={nothing} />}
      {!mandate && card.isError && <QueryBoundary query={card} quiet children={nothing} />}
    </Card>
  );
};
