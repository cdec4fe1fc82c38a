import type { World } from '../world';
import { secret } from './ids';

export type ActivatorPurpose = 'activation' | 'password' | 'email' | 'support' | 'newsletter';

/** The secret part of an e-mailed link. Contract and invoice links have their own in their models. */
export interface Activator {
  token: string;
  purpose: ActivatorPurpose;
  accountId: string;
  /** What it is about where the account doesn't say: the new e-mail address. */
  subject: string;
  used: boolean;
  /** ISO moment. */
  expires: string;
}

const lifeInDays = 14;

export const createActivator = (world: World, purpose: ActivatorPurpose, accountId: string, subject = '', token = secret(world)): Activator => {
  const expires = new Date(world.clock().getTime() + lifeInDays * 86_400_000).toISOString();
  const activator: Activator = { token, purpose, accountId, subject, used: false, expires };
  world.state.activators.push(activator);
  return activator;
};

/** The activator while it can still be used; undefined where that is over or it never was. Who uses it marks it. */
export const liveActivator = (world: World, purpose: ActivatorPurpose, token: string): Activator | undefined =>
  world.state.activators.find(
    (activator) => activator.token === token && activator.purpose === purpose && !activator.used && activator.expires > world.clock().toISOString(),
  );
