/** The situations of the tour, in its order. */
export const situations = ['contract', 'debt', 'mandate', 'upgrade', 'care'] as const;
export type Situation = (typeof situations)[number];
