import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import { hasEnded } from '../../../domain/identity/member';
import type { Debt } from '../../../domain/money/debt';
import { currentYear, today } from '../../../domain/time/clock';
import { useSession } from '../../../session/SessionContext';
import { useNothingLeft } from './useNextCharge';

interface NothingToCollectProps {
  kr: string;
  /** What is due this year; undefined if it can't be read. */
  debt: Debt | undefined;
}

/** Above a mandate's form: where all is paid, it would collect nothing this year. */
export const NothingToCollect = ({ kr, debt }: NothingToCollectProps) => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const isNothingLeft = useNothingLeft(kr, debt);
  if (currentUser !== undefined && hasEnded(currentUser, today())) return <Message>{t('mandates.noContract')}</Message>;
  if (!isNothingLeft) return null;
  return <Message>{t('mandates.nothingLeft', { year: currentYear() })}</Message>;
};
