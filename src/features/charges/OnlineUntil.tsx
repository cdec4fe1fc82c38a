import { useTranslation } from 'react-i18next';

import { isWaiting, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';
import { endOfYear, monthOf } from '../../domain/time/dates';

/** Beside a sum that is due: the last day on which it can be paid online. Said in December; before that it is no help. */
export const OnlineUntil = ({ unpaid }: { unpaid: Unpaid | undefined }) => {
  const { t } = useTranslation('portal');
  const day = today();
  if (monthOf(day) < 12 || isWaiting(unpaid)) return null;
  return <p>{t('status.onlineUntil', { date: endOfYear(day) })}</p>;
};
