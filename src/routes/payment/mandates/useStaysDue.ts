import { useTranslation } from 'react-i18next';

import { announcedCollections, type Mandate } from '../../../domain/money/collections';
import { debtSegments, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { resultDays } from '../../../domain/money/unpaid';
import { today } from '../../../domain/time/clock';
import { addDays } from '../../../domain/time/dates';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSession } from '../../../session/SessionContext';

/** Asked before a mandate is withdrawn: what it may still collect, and until when to wait for it. Undefined where nothing is known. */
export const useStaysDue = (mandate: Mandate, debt: Debt | undefined): string | undefined => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { newMandates = [] } = useSession();
  const [next] = announcedCollections(mandate, today());
  if (next !== undefined)
    return t('mandates.ask.withdraw.announced', { date: next.date, amount: formatForint(next.amount, language) });
  const dueNow = debt === undefined ? 0 : debtSegments(debt).dueNow;
  // One that was just set up has collected nothing yet.
  if (dueNow === 0 || newMandates.includes(mandate.kind)) return undefined;
  return t('mandates.ask.withdraw.due', {
    amount: formatForint(dueNow, language),
    until: addDays(today(), resultDays),
  });
};
