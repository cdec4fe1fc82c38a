import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CareAdvice } from '../../components/feedback/CareLine';
import { Message } from '../../components/feedback/Message';
import type { Member } from '../../domain/identity/member';
import { formatForint } from '../../domain/money/money';
import { currentYear } from '../../domain/time/clock';
import { useLanguage } from '../../i18n/useLanguage';
import { DebtMonths } from './DebtMonths';
import { usePastDebt } from './usePastDebt';

interface PastDebtProps {
  /** Names the query of the page that shows it. */
  page: string;
  member: Pick<Member, 'to'> & { kr: string };
  /** What else it means on that page. */
  children?: ReactNode;
}

/** What is unpaid of a contract that ended in an earlier year, and that it can't be paid here. */
export const PastDebt = ({ page, member, children }: PastDebtProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { year, owed } = usePastDebt(page, member);
  if (owed === 0) return null;
  return (
    <Message tone="warning" title={t('payment.past.title', { year, amount: formatForint(owed, language) })}>
      <DebtMonths kr={member.kr} amount={owed} months={[]} />
      {children}
      <p>{t('payment.past.text', { current: currentYear() })}</p>
      <CareAdvice>{t('payment.past.care')}</CareAdvice>
    </Message>
  );
};
