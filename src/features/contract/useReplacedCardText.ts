import { useTranslation } from 'react-i18next';

import { addMonths, startOfMonth, type IsoDate } from '../../domain/time/dates';
import { formatMonth } from '../../domain/time/months';
import { useLanguage } from '../../i18n/useLanguage';

/** Until when the present card is used, and from when the new one of an upgrade that starts on `validFrom`. */
export const useReplacedCardText = (): ((validFrom: IsoDate) => string | undefined) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (validFrom) =>
    // Contracts change on the first day of a month; what happens with any other day isn't known.
    validFrom === startOfMonth(validFrom)
      ? t('wizard.cost.cardReplaced', {
          last: formatMonth(addMonths(validFrom, -1), language),
          first: formatMonth(validFrom, language),
        })
      : undefined;
};
