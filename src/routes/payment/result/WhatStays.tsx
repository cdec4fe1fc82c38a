import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { isBlocked } from '../../../domain/contract/cardStatus';
import type { Member } from '../../../domain/identity/member';
import { afterPayment, debtSegments } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { currentYear } from '../../../domain/time/clock';
import { DebtMonths } from '../../../features/charges/DebtMonths';
import { NextInstalment } from '../../../features/charges/NextInstalment';
import { useDebtQuery, useMemberYears } from '../../../features/member/useMemberYears';
import { useMandate } from '../../../features/paying/useMandate';
import { usePayments } from '../../../features/paying/usePayments';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { recordOf, unbookedPayment } from '../../../session/paymentSelectors';

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
  if (debt === undefined || !isRecorded) return null;
  const { dueNow, later } = debtSegments(afterPayment(debt, unbooked?.amount ?? 0));
  if (dueNow === 0) {
    // Until the mandate is known nobody can say who collects what comes.
    if (mandate === undefined) return null;
    return (
      <Message title={t(later > 0 ? 'payment.result.nothingDue' : 'payment.result.nothingLeft', { year })}>
        {later > 0 && <NextInstalment year={year} later={later} mandate={mandate ?? undefined} />}
      </Message>
    );
  }
  return (
    <Message
      tone="warning"
      title={t('payment.result.stays', { year, amount: formatForint(dueNow, language) })}
      // Until the payment is booked nothing can be paid.
      action={
        unbooked === undefined && (
          <LinkButton to={paths.payment} variant="primary">
            {t('payment.result.payRest', { amount: formatForint(dueNow, language) })}
          </LinkButton>
        )
      }
    >
      <DebtMonths kr={kr} amount={dueNow} months={years.find((one) => one.year === year)?.months ?? []} />
      {isBlocked(member.cardStatus) && <p>{t('payment.result.staysBlocked')}</p>}
    </Message>
  );
};
