import type { Activator, ActivatorPurpose } from '../../records';
import type { World } from '../../world';
import { secret } from '../ids';

const lifeInDays = 14;

export const createActivator = (
  world: World,
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
export const liveActivator = (world: World, purpose: ActivatorPurpose, token: string): Activator | undefined =>
  world.state.activators.find(
    (activator) =>
      activator.token === token &&
      activator.purpose === purpose &&
      !activator.used &&
      activator.expires > world.clock().toISOString(),
  );
