import type { QueryClient } from '@tanstack/react-query';

import { headDataKey } from '../member/useHeadData';

/** Begins the key of every query that reads /getAmounts. */
export const amountsKey = 'amounts';

/** Drops the sums, and reads them, the invoices and the card's status again: a payment may change all three (PAY-8). */
export const invalidateAfterPayment = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.resetQueries({ queryKey: [amountsKey] }),
    client.invalidateQueries({ queryKey: ['invoices'] }),
    client.invalidateQueries({ queryKey: headDataKey }),
  ]);
};
