/** What the payment pages read, so that the result page can say that it has changed. */
export const amountsKey = (kr: string, year: number) => ['payment-amounts', kr, year] as const;
export const paidKey = (kr: string, year: number) => ['payment-paid', kr, year] as const;
