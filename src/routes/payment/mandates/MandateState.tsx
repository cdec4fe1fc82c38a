import { useTranslation } from 'react-i18next';

import { StatusChip } from '../../../components/feedback/StatusChip';
import type { IsoDate } from '../../../domain/time/dates';
import { formatDay } from '../../../domain/time/dateTexts';
import { useLanguage } from '../../../i18n/useLanguage';
import { mandateStateKey } from './mandateStateKey';

interface MandateStateProps {
  active: boolean | undefined;
  /** It is active, but its limit lets nothing be collected. */
  isUseless?: boolean;
  /** The first day of an active one, if it is still to come. */
  begins?: IsoDate | undefined;
  /** It is active, but its last day has passed. */
  hasExpired?: boolean;
}

/** Active, inactive, or not known; announced when it changes. */
export const MandateState = ({ active, isUseless = false, begins, hasExpired = false }: MandateStateProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const state = t(mandateStateKey(active, isUseless, hasExpired));
  return (
    <span role="status">
      <StatusChip tone={active && !hasExpired ? (isUseless ? 'warning' : 'success') : 'neutral'}>
        {active && !hasExpired && begins !== undefined
          ? t('status.starts', { state, date: formatDay(begins, language) })
          : state}
      </StatusChip>
    </span>
  );
};
