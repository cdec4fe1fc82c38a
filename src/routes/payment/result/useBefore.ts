import { useState } from 'react';

import { currentYear } from '~/domain/time/clock';
import type { YearDebts } from '~/features/paying/useDebts';
import { useSession } from '~/session/SessionContext';

/** The sums that /payment showed before a payment of this tab, and its year; else none, and the year of the day on which the page was opened. */
export const useBefore = (transaction: string): { year: number; before: readonly YearDebts[] } => {
  const lastPayment = useSession((session) => session.lastPayment);
  const [today] = useState(currentYear);
  return lastPayment?.transaction === transaction ? lastPayment : { year: today, before: [] };
};
