import type { TFunction } from 'i18next';

import type { Costs } from '../../../../domain/money/fees';
import { formatForint } from '../../../../domain/money/money';
import type { Language } from '../../../../i18n/languages';

/** What the first payment leaves of an overpayment, and what that leaves of the instalments: a sentence each. */
export const remainingWords = (
  t: TFunction<'portal'>,
  language: Language,
  { overpaymentRemaining, instalments }: Pick<Costs, 'overpaymentRemaining' | 'instalments'>,
): string[] => {
  if (overpaymentRemaining <= 0) return [];
  const money = (amount: number): string => formatForint(amount, language);
  const remaining = t('wizard.cost.remaining', { amount: money(overpaymentRemaining) });
  if (instalments === undefined) return [remaining];
  const { total } = instalments;
  const left = total - overpaymentRemaining;
  return [
    remaining,
    left > 0
      ? t('wizard.cost.remainingLater', { total: money(total), left: money(left) })
      : t('wizard.cost.remainingAll'),
  ];
};
