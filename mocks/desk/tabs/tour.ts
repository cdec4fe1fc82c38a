import { paths } from '../../../src/paths';
import type { Situation } from '../situations';
import type { Actions } from './actions';

/** Signs in as the right persona and opens the page where a situation begins. */
export const startSituation: Record<Situation, (actions: Actions) => Promise<void>> = {
  contract: (actions) => actions.signIn('bela', paths.newContract),
  debt: (actions) => actions.signIn('denes', paths.payment),
  mandate: (actions) => actions.signIn('anna', paths.directDebit),
  upgrade: (actions) => actions.signIn('ilona', paths.upgrade),
  care: (actions) => actions.enterAsSupport('anna'),
};
