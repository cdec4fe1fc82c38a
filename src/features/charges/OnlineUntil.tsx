import { useTranslation } from 'react-i18next';

import { isWaiting, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';
import { endOfYear, monthOf, yearOf } from '../../domain/time/dates';

interface OnlineUntilProps {
  /** The year that the sum belongs to. */
  year: number;
  unpaid: Unpaid | undefined;
}

/** Beside a sum of this year: the last day on which it can be paid online. Said in December; before that it is no help. */
export const OnlineUntil = ({ year, unpaid }: OnlineUntilProps) => {
  const { t } = useTranslation('portal');
  const day = today();
  if (year !== yearOf(day) || monthOf(day) < 12 || isWaiting(unpaid)) return null;
  return <p>{day === endOfYear(day) ? t('status.onlineToday') : t('status.onlineUntil', { date: endOfYear(day) })}</p>;
};
