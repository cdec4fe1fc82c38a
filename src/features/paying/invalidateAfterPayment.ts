import type { QueryClient } from '@tanstack/react-query';

import { headDataKey } from '../member/useHeadData';

/** Begins the key of every query that reads /getAmounts. */
export const amountsKey = 'amounts';

/** Refetches the card's status, which a payment may change. */
export const invalidateHeadData = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: headDataKey });

/** Refetches all that a payment changes: what is due, and the card's status. */
export const invalidateAfterPayment = async (client: QueryClient): Promise<void> => {
  await Promise.all([invalidateHeadData(client), client.invalidateQueries({ queryKey: [amountsKey] })]);
};
