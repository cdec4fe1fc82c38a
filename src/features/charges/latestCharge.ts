import { cardCharges } from '../../domain/money/collected';
import { latestCollected, type Collection, type Invoiced, type Mandate } from '../../domain/money/collections';
import { addDays, type IsoDate } from '../../domain/time/dates';

/** How long a charge is told beside the year's sums, in days. */
const toldDays = 30;

/** The latest collection from the account, by the mandate's history, else the latest charge of the card, of the last weeks. */
export const latestCharge = (
  history: readonly Collection[],
  mandate: Mandate | undefined,
  today: IsoDate,
): (Invoiced & { by: Mandate['kind'] }) | undefined => {
  const since = addDays(today, -toldDays);
  const { date, amount } = latestCollected(history, since) ?? {};
  if (date !== undefined && amount !== undefined) return { date, amount, by: 'directDebit' };
  const charge = mandate && cardCharges(mandate, today)?.findLast((one) => one.date >= since);
  return charge && { ...charge, by: 'regularCredit' };
};
