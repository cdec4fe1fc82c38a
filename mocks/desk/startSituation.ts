import { paths } from '../../src/paths';
import type { Situation } from './situations';
import type { Actions } from './tabs/actions';

/** Who a situation is about, and the page where it begins; without one, customer care enters. */
const beginnings: Record<Situation, [persona: string, path?: string]> = {
  contract: ['bela', paths.newContract],
  debt: ['denes', paths.payment],
  mandate: ['anna', paths.directDebit],
  upgrade: ['ilona', paths.upgrade],
  care: ['anna'],
};

export const personaOf = (name: Situation): string => beginnings[name][0];

/** Signs in as the situation's persona, fresh, and opens its page. */
export const startSituation = (actions: Actions, name: Situation): Promise<void> =>
  actions.beginAs(...beginnings[name]);
