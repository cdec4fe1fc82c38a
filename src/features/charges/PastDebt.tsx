import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { CareAdvice } from '../../components/feedback/CareLine';
import { Message } from '../../components/feedback/Message';
import type { Member } from '../../domain/identity/member';
import { debtSegments } from '../../domain/money/debt';
import { formatForint } from '../../domain/money/money';
import { currentYear } from '../../domain/time/clock';
import { yearOf } from '../../domain/time/dates';
import { useLanguage } from '../../i18n/useLanguage';
import { useDebtQuery } from '../member/useMemberYears';
import { DebtMonths } from './DebtMonths';

interface PastDebtProps {
  /** Names the query of the page that shows it. */
  page: string;
  member: Member & { kr: string };
}

/** What is unpaid of a contract that ended in an earlier year: this year's sums don't hold it. */
export const PastDebt = ({ page, member: { kr, to } }: PastDebtProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const current = currentYear();
  const year = to === undefined ? current : yearOf(to);
  const { data } = useQuery({ ...useDebtQuery(page, kr)(year), enabled: year < current });
  const owed = data === undefined || year >= current ? 0 : debtSegments(data).total;
  if (owed === 0) return null;
  return (
    <Message tone="warning" title={t('payment.past.title', { year, amount: formatForint(owed, language) })}>
      <DebtMonths kr={kr} amount={owed} months={[]} />
      <p>{t('payment.past.text', { current })}</p>
      <CareAdvice>{t('payment.past.care')}</CareAdvice>
    </Message>
  );
};
