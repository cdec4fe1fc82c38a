import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import type { Debt } from '../../../domain/money/debt';
import { currentYear } from '../../../domain/time/clock';
import { useNothingLeft } from './useNextCharge';

interface NothingToCollectProps {
  kr: string;
  /** What is due this year; undefined if it can't be read. */
  debt: Debt | undefined;
}

/** Above a mandate's form: where all is paid, it would collect nothing this year. */
export const NothingToCollect = ({ kr, debt }: NothingToCollectProps) => {
  const { t } = useTranslation('portal');
  if (!useNothingLeft(kr, debt)) return null;
  return <Message>{t('mandates.nothingLeft', { year: currentYear() })}</Message>;
};
