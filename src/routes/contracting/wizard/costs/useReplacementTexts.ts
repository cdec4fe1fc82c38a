import { useTranslation } from 'react-i18next';

import type { Costs } from '../../../../domain/money/fees';
import { useChangeMonths } from '../../../../features/contract/useChangeMonths';

/** Until when the present package and card hold, and from when the new ones do; nothing where no contract is replaced. */
export const useReplacementTexts = (): ((costs: Costs) => string[]) => {
  const { t } = useTranslation('portal');
  const changeMonths = useChangeMonths();
  return ({ replaces, keepsCard, validFrom }) => {
    const months = changeMonths(validFrom);
    if (replaces === undefined || months === undefined) return [];
    const card =
      keepsCard === undefined ? [] : [keepsCard ? t('wizard.cost.cardKept') : t('wizard.cost.cardReplaced', months)];
    const { pack, upgrade } = replaces;
    return [
      pack === undefined ? t('wizard.cost.replaced', months) : t('wizard.cost.replacedPackage', { ...months, pack }),
      ...(upgrade?.pack === undefined
        ? []
        : [t('wizard.cost.replacedUpgrade', { pack: upgrade.pack, date: upgrade.from })]),
      ...card,
    ];
  };
};
