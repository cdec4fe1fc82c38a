import type { TFunction } from 'i18next';

import type { ContractYear } from '../../domain/contract/memberYears';
import { today } from '../../domain/time/clock';
import { formatDayInWords } from '../../domain/time/dateTexts';
import type { Language } from '../../i18n/languages';

/**
 * A contract's package, and the one that replaces it: "S (2026. december 1-jétől L)", once it has begun "L (2026. december
 * 1-jétől, előtte S)"; undefined where neither is known.
 */
export const packageWords = (
  t: TFunction<'portal'>,
  language: Language,
  pack: string | undefined,
  upgrade: ContractYear['upgrade'],
): string | undefined => {
  if (upgrade === undefined) return pack;
  if (upgrade.from <= today() && upgrade.pack !== undefined && pack !== undefined && pack !== upgrade.pack)
    return t('member.years.upgradedFrom', {
      pack: upgrade.pack,
      date: formatDayInWords(upgrade.from, language, 'from'),
      before: pack,
    });
  const change = t(upgrade.pack === undefined ? 'member.years.upgraded' : 'member.years.upgradedTo', {
    pack: upgrade.pack ?? '',
    date: formatDayInWords(upgrade.from, language, 'from'),
  });
  // The head data name the new package as soon as the upgrade is done.
  return pack === undefined || pack === upgrade.pack ? change : `${pack} (${change})`;
};
