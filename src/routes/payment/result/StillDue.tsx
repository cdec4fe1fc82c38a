import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { isBlocked } from '../../../domain/contract/cardStatus';
import { debtSegments } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { currentYear } from '../../../domain/time/clock';
import { useDebtQuery } from '../../../features/member/useMemberYears';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSession } from '../../../session/SessionContext';

/** After a payment that failed: what is due as before, and that the card stays blocked; nothing where it isn't known. */
export const StillDue = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { currentUser } = useSession();
  const year = currentYear();
  const { data: debt } = useQuery({ ...useDebtQuery('result', kr)(year), enabled: kr !== '' });
  const dueNow = debt === undefined ? 0 : debtSegments(debt).dueNow;
  if (dueNow === 0) return null;
  return (
    <p>
      {t('payment.result.stillDue', { year, amount: formatForint(dueNow, language) })}{' '}
      {isBlocked(currentUser?.cardStatus) && <span>{t('payment.result.stillBlocked')}</span>}
    </p>
  );
};
