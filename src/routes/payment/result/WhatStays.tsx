import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { isBlocked } from '../../../domain/contract/cardStatus';
import type { Member } from '../../../domain/identity/member';
import { afterPayment, debtSegments } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { dueByHand, isWaiting } from '../../../domain/money/unpaid';
import { currentYear } from '../../../domain/time/clock';
import { DebtMonths } from '../../../features/charges/DebtMonths';
import { NextInstalment } from '../../../features/charges/NextInstalment';
import { OnlineUntil } from '../../../features/charges/OnlineUntil';
import { Uncollected } from '../../../features/charges/Uncollected';
import { useUnpaid } from '../../../features/charges/useUnpaid';
import { useDebtQuery, useMemberYears } from '../../../features/member/useMemberYears';
import { useMandate } from '../../../features/paying/useMandate';
import { usePayments } from '../../../features/paying/usePayments';
import { useCollecting } from '../../../features/paying/useWithdrawnMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { recordOf, unbookedPayment } from '../../../session/paymentSelectors';
import { dueDate, dueTitle } from '../pay/nextStepView';

/**
 * After a payment: what stays due, and that the card stays blocked meanwhile; where nothing is due any more, what comes next.
 * Nothing where it isn't known.
 */
export const WhatStays = ({ member, transaction }: { member: Member & { kr: string }; transaction: string }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { kr } = member;
  const year = currentYear();
  const { data: debt } = useQuery(useDebtQuery('result', kr)(year));
  const years = useMemberYears('result', member);
  const mandate = useMandate(kr);
  const unbooked = usePayments((records, session) => debt && unbookedPayment(records, session, { ...debt, year }));
  // Without its record it isn't known whether the debits show the payment yet, so the paid sum could seem due again.
  const isRecorded = usePayments(
    (records, session) => recordOf(records, session, transaction)?.annualDebit !== undefined,
  );
  const left = debt && afterPayment(debt, unbooked?.amount ?? 0);
  const unpaid = useUnpaid(useCollecting(kr), left);
  if (left === undefined || !isRecorded) return null;
  // Until the mandate is known nobody can say who collects what is due, or comes.
  if (mandate === undefined) return null;
  const { dueNow, later } = debtSegments(left);
  if (dueNow === 0) {
    return (
      <Message title={t(later > 0 ? 'payment.result.nothingDue' : 'payment.result.nothingLeft', { year })}>
        {later > 0 && <NextInstalment year={year} later={later} mandate={mandate ?? undefined} />}
        {later > 0 && mandate === null && <OnlineUntil year={year} unpaid={unpaid} />}
      </Message>
    );
  }
  const amount = formatForint(dueByHand(unpaid, dueNow), language);
  if (isWaiting(unpaid))
    return (
      <Message title={t(`payment.next.${dueTitle(mandate, unpaid)}`, { year, amount, date: dueDate(unpaid) })}>
        {mandate && <Uncollected mandate={mandate} unpaid={unpaid} />}
      </Message>
    );
  return (
    <Message
      tone="warning"
      title={t('payment.result.stays', { year, amount })}
      // Until the payment is booked nothing can be paid.
      action={
        unbooked === undefined && (
          <LinkButton to={paths.payment} variant="primary">
            {t('payment.result.payRest', { amount })}
          </LinkButton>
        )
      }
    >
      <DebtMonths
        kr={kr}
        amount={dueByHand(unpaid, dueNow)}
        months={years.find((one) => one.year === year)?.months ?? []}
      />
      {mandate && unpaid?.why === 'before' && <Uncollected mandate={mandate} unpaid={unpaid} />}
      {isBlocked(member.cardStatus) && <p>{t('payment.result.staysBlocked')}</p>}
    </Message>
  );
};
