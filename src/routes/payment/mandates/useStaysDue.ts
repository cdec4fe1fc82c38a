import { useTranslation } from 'react-i18next';

import { announcedCollections, nextInstalment, type Instalment, type Mandate } from '../../../domain/money/collections';
import { collectsNothing } from '../../../domain/money/comingCharges';
import { debtSegments, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { resultDays } from '../../../domain/money/unpaid';
import { today } from '../../../domain/time/clock';
import { addDays } from '../../../domain/time/dates';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSession } from '../../../session/SessionContext';

/** Said before a mandate is withdrawn: what it may still collect, what it no longer will, and until when to wait. Undefined where nothing is known. */
export const useStaysDue = (mandate: Mandate, debt: Debt | undefined): string | undefined => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { newMandates = [] } = useSession();
  const words = ({ date, amount }: Pick<Instalment, 'date' | 'amount'>) => ({
    date,
    amount: formatForint(amount, language),
  });
  const day = today();
  const [announced] = announcedCollections(mandate, day);
  if (announced !== undefined) return t('mandates.ask.withdraw.announced', words(announced));
  if (debt === undefined) return undefined;
  const { dueNow, later } = debtSegments(debt);
  // One that was just set up has nothing under way.
  const until = newMandates.includes(mandate.kind) ? day : addDays(day, resultDays);
  const next = collectsNothing(mandate) ? undefined : nextInstalment(mandate, later, day);
  const sentences = [
    ...(dueNow > 0 && until > day ? [t('mandates.ask.withdraw.due', words({ date: until, amount: dueNow }))] : []),
    ...(next === undefined
      ? []
      : [t(next.date > until ? 'mandates.ask.withdraw.notTaken' : 'mandates.ask.withdraw.expected', words(next))]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
};
