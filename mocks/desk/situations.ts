import { paths } from '../../src/paths';

/** The situations of the tour, in its order. */
export const situations = ['contract', 'debt', 'mandate', 'upgrade', 'care'] as const;
export type Situation = (typeof situations)[number];

/** Who a situation is about, and the page where it begins; without one, customer care enters. */
export const beginnings: Readonly<Record<Situation, [persona: string, path?: string]>> = {
  contract: ['bela', paths.newContract],
  debt: ['denes', paths.payment],
  mandate: ['anna', paths.directDebit],
  upgrade: ['ilona', paths.upgrade],
  care: ['anna'],
};
