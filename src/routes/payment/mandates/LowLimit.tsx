import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import { formatForint } from '../../../domain/money/money';
import { useLanguage } from '../../../i18n/useLanguage';
import type { Doubts } from './MandateDoubts';

/** Says that nothing can be collected within the limit. */
export const LowLimit = ({ low, active = false }: { low: Doubts['lowLimit']; active?: boolean }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  if (low === undefined) return null;
  const values = { limit: formatForint(low.limit, language), fee: formatForint(low.fee, language) };
  return (
    <Message tone="warning" live={!active}>
      {t(active ? 'mandates.lowLimit.active' : 'mandates.lowLimit.typed', values)}
    </Message>
  );
};
