import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import { formatForint } from '../../../domain/money/money';
import type { MandateName } from '../../../features/paying/useMandate';
import { useLanguage } from '../../../i18n/useLanguage';

/** What speaks against setting up a mandate. Money is whole forint. */
export interface Doubts {
  /** The limit is below the monthly fee, so nothing could be collected. */
  lowLimit?: { limit: number; fee: number } | undefined;
  /** The other mandate is known to be active. */
  isOtherActive?: boolean;
}

/** The doubts in the question before a mandate is sent. */
export const MandateDoubts = ({ name, doubts: { lowLimit, isOtherActive } }: { name: MandateName; doubts: Doubts }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <>
      {lowLimit && (
        <Message tone="warning">
          {t('mandates.lowLimit.ask', {
            limit: formatForint(lowLimit.limit, language),
            fee: formatForint(lowLimit.fee, language),
          })}
        </Message>
      )}
      {isOtherActive && <Message tone="warning">{t(`mandates.other.ask.${name}`)}</Message>}
    </>
  );
};
