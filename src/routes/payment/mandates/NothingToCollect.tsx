import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import type { Debt } from '../../../domain/money/debt';
import { currentYear } from '../../../domain/time/clock';
import { useComingCharges } from '../../../features/charges/useComingCharges';

interface NothingToCollectProps {
  kr: string;
  /** What is due this year; undefined if it can't be read. */
  debt: Debt | undefined;
}

/** Above a mandate's form: where all is paid, it would collect nothing this year. */
export const NothingToCollect = ({ kr, debt }: NothingToCollectProps) => {
  const { t } = useTranslation('portal');
  const charges = useComingCharges('mandate', kr, debt);
  if (debt === undefined || charges?.length !== 0) return null;
  return <Message>{t('mandates.nothingLeft', { year: currentYear() })}</Message>;
};
