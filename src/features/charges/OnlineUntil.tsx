import { useTranslation } from 'react-i18next';

import { isWaiting, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';
import { endOfYear, monthOf, yearOf } from '../../domain/time/dates';
import { useSession } from '../../session/SessionContext';

interface OnlineUntilProps {
  /** The year that the sum belongs to. */
  year: number;
  unpaid: Unpaid | undefined;
  /** The next contract is signed already. */
  hasNext: boolean;
  /** The service takes the next contract already, or isn't known to refuse it. */
  takesRenewals: boolean;
}

/**
 * Beside a sum of this year: the last day on which it can be paid online, and that the next contract waits for it, unless
 * the service takes that already. Said in December; before that it is no help.
 */
export const OnlineUntil = ({ year, unpaid, hasNext, takesRenewals }: OnlineUntilProps) => {
  const { t } = useTranslation('portal');
  const { to = '' } = useSession().currentUser ?? {};
  const day = today();
  if (year !== yearOf(day) || monthOf(day) < 12 || isWaiting(unpaid)) return null;
  return (
    <p>
      {day === endOfYear(day) ? t('status.onlineToday') : t('status.onlineUntil', { date: endOfYear(day) })}
      {!hasNext && !takesRenewals && to >= day && to <= endOfYear(day) && ` ${t('status.renewAfter', { date: to })}`}
    </p>
  );
};
