import type { SessionStore } from '~/session/store';

import { addFault } from '../../../../mocks/faults';
import type { Fault } from '../../../../mocks/state';
import { renderPortal } from '../../../setup/renderPortal';
import { comeTo, openWizard, type Contracting } from './support';

export const acceptAll = 'Mindegyiket elfogadom';

/** Step 7, with a way to tick all consents. */
export const openSummary = async (given: Partial<Contracting> = {}) => {
  const wizard = await openWizard({ step: 7, ...given });
  return { ...wizard, accept: () => wizard.press(acceptAll) };
};

/** Step 7, all consents given, and its button pressed. */
export const sign = async (button: string, given: Partial<Contracting> = {}, fault?: Fault) => {
  const change: Contracting['change'] = (world, process) => {
    given.change?.(world, process);
    if (fault !== undefined) addFault(world, fault);
  };
  const wizard = await openWizard({ step: 7, ...given, change });
  await wizard.press(acceptAll);
  await wizard.press(button);
  return wizard;
};

/** Whether a consent is given. */
export const isTicked = (box: HTMLElement): boolean => box instanceof HTMLInputElement && box.checked;

/** A contract that the service has in the given stage, opened at step 7. */
export const openSigned = async (
  stage: 'paying' | 'preparing',
  given: Partial<Contracting> = {},
  prepare?: (store: SessionStore, key: string) => void,
) => {
  const { world, process } = comeTo({ step: 7, ...given });
  Object.assign(process, { stage, savedStep: 7, preparingSince: world.clock().toISOString() });
  world.state.settings.pollsUntilDone = 99;
  const portal = await renderPortal({
    path: '/contracting',
    as: 'bela',
    world,
    prepare: (store) => {
      store.update({ contractKey: process.key, step: 7, type: 0 });
      prepare?.(store, process.key);
    },
  });
  return { ...portal, process };
};
