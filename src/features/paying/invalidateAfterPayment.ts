import type { QueryClient } from '@tanstack/react-query';

/** Drops the sums, and reads them, the invoices and the card's status again: a payment may change all three (PAY-8). */
export const invalidateAfterPayment = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.resetQueries({ queryKey: ['amounts'] }),
    client.invalidateQueries({ queryKey: ['invoices'] }),
    client.invalidateQueries({ queryKey: ['headData'] }),
  ]);
};
