import type { QueryClient } from '@tanstack/react-query';

/** Drops the sums, and reads them, the invoices and the card's status again: a payment may change all three (PAY-8). */
export const invalidateAfterPayment = async (client: QueryClient): Promise<void> => {
  const headData = { queryKey: ['headData'] };
  await Promise.all([
    client.resetQueries({ queryKey: ['amounts'] }),
    client.invalidateQueries({ queryKey: ['invoices'] }),
    // A first read that is still on its way may be older than the payment, and would stand for the new one.
    client.cancelQueries(headData).then(() => client.invalidateQueries(headData)),
  ]);
};
