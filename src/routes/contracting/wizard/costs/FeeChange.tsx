import { useTranslation } from 'react-i18next';

import { Message } from '../../../../components/feedback/Message';
import type { Costs } from '../../../../domain/money/fees';
import { formatForint } from '../../../../domain/money/money';
import { useLanguage } from '../../../../i18n/useLanguage';

/** Tells that the service's monthly fee isn't the one that was shown when the package was chosen. */
export const FeeChange = ({ costs }: { costs: Costs | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  if (costs?.feeChange === undefined) return null;
  const { shown, now } = costs.feeChange;
  return (
    <Message tone="warning" title={t('wizard.feeChange.title')}>
      <p>{t('wizard.feeChange.text', { shown: formatForint(shown, language), now: formatForint(now, language) })}</p>
    </Message>
  );
};
