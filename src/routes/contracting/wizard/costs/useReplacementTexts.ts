import { useTranslation } from 'react-i18next';

import type { Costs } from '../../../../domain/money/fees';
import { addMonths, startOfMonth } from '../../../../domain/time/dates';
import { formatMonth } from '../../../../domain/time/months';
import { useReplacedCardText } from '../../../../features/contract/useReplacedCardText';
import { useLanguage } from '../../../../i18n/useLanguage';

/** Until when the present package and card hold, and from when the new ones do; nothing where no contract is replaced. */
export const useReplacementTexts = (): ((costs: Costs) => string[]) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const replacedCardText = useReplacedCardText();
  return ({ replaces, keepsCard, validFrom }) => {
    // Contracts change on the first day of a month; what happens with any other day isn't known.
    if (replaces === undefined || validFrom !== startOfMonth(validFrom)) return [];
    const months = { last: formatMonth(addMonths(validFrom, -1), language), first: formatMonth(validFrom, language) };
    const cardText = keepsCard === true ? t('wizard.cost.cardKept') : replacedCardText(validFrom);
    const card = keepsCard === undefined || cardText === undefined ? [] : [cardText];
    return replaces.pack === undefined
      ? [t('wizard.cost.replaced', months), ...card]
      : [t('wizard.cost.replacedPackage', { ...months, pack: replaces.pack }), ...card];
  };
};
