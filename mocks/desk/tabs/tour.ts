import { paths } from '../../../src/paths';
import type { Situation } from '../situations';
import type { Actions } from './actions';

/** Signs in as the right persona, fresh, and opens the page where a situation begins. */
export const startSituation: Record<Situation, (actions: Actions) => Promise<void>> = {
  contract: (actions) => actions.beginAs('bela', paths.newContract),
  debt: (actions) => actions.beginAs('denes', paths.payment),
  mandate: (actions) => actions.beginAs('anna', paths.directDebit),
  upgrade: (actions) => actions.beginAs('ilona', paths.upgrade),
  care: (actions) => actions.beginAs('anna'),
};
