import { secret, type IdsSlice } from '../ids';
import type { Clock } from '../time';

export type ActivatorPurpose = 'activation' | 'password' | 'email' | 'support' | 'newsletter';

/** The secret part of an e-mailed link. Contract and invoice links keep theirs in their own models. */
export interface Activator {
  token: string;
  purpose: ActivatorPurpose;
  accountId: string;
  /** The new address, for a change of e-mail; else ''. */
  subject: string;
  used: boolean;
  /** ISO moment. */
  expires: string;
}

/** The slice of the world that holds the activators. */
export type ActivatorsSlice = IdsSlice & Clock & { state: { activators: Activator[] } };

const lifeInDays = 14;

export const createActivator = (
  world: ActivatorsSlice,
  purpose: ActivatorPurpose,
  accountId: string,
  subject = '',
  token = secret(world),
): Activator => {
  const expires = new Date(world.clock().getTime() + lifeInDays * 86_400_000).toISOString();
  const activator: Activator = { token, purpose, accountId, subject, used: false, expires };
  world.state.activators.push(activator);
  return activator;
};

/** Finds an activator that is neither used nor expired. The caller marks it as used. */
export const liveActivator = (
  world: ActivatorsSlice,
  purpose: ActivatorPurpose,
  token: string,
): Activator | undefined =>
  world.state.activators.find(
    (activator) =>
      activator.token === token &&
      activator.purpose === purpose &&
      !activator.used &&
      activator.expires > world.clock().toISOString(),
  );
