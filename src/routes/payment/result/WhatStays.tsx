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
import { useDebtQuery, useMemberYears } from '../../../features/member/useMemberYears';
import { usePayments } from '../../../features/paying/usePayments';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { recordOf, unbookedPayment } from '../../../session/paymentSelectors';

/** What stays due after a part of the debt was paid, and that the card stays blocked; nothing where all is paid or nothing is known. */
export const WhatStays = ({ member, transaction }: { member: Member & { kr: string }; transaction: string }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { kr } = member;
  const year = currentYear();
  const { data: debt } = useQuery(useDebtQuery('result', kr)(year));
  const years = useMemberYears('result', member);
  const unbooked = usePayments((records, session) => debt && unbookedPayment(records, session, { ...debt, year }));
  // Without its record it isn't known whether the debits show the payment yet, so the paid sum could seem due again.
  const isRecorded = usePayments(
    (records, session) => recordOf(records, session, transaction)?.annualDebit !== undefined,
  );
  if (debt === undefined || !isRecorded) return null;
  const { dueNow } = debtSegments(afterPayment(debt, unbooked?.amount ?? 0));
  if (dueNow === 0) return null;
  return (
    <Message
      tone="warning"
      title={t('payment.result.stays', { year, amount: formatForint(dueNow, language) })}
      // Until the payment is booked nothing can be paid.
      action={
        unbooked === undefined && (
          <LinkButton to={paths.payment} variant="primary">
            {t('payment.result.payRest')}
          </LinkButton>
        )
      }
    >
      <DebtMonths kr={kr} amount={dueNow} months={years.find((one) => one.year === year)?.months ?? []} />
      {isBlocked(member.cardStatus) && <p>{t('payment.result.staysBlocked')}</p>}
    </Message>
  );
};
