import type { Account, IntranetMessage, Subscription } from '../../records';
import type { World } from '../../world';

export const openMessage = (world: World, account: Account): IntranetMessage | undefined =>
  world.state.messages.find((message) => message.accountId === account.id && !message.closed);

export const subscriptionByToken = (world: World, token: string): Subscription | undefined =>
  world.state.subscriptions.find((subscription) => subscription.token === token && subscription.status !== 'deleted');

export const subscriptionByUuid = (world: World, uuid: string): Subscription | undefined =>
  world.state.subscriptions.find((subscription) => subscription.uuid === uuid && subscription.status !== 'deleted');

/** Drops the member's subscriptions. */
export const resetSubscriptions = (world: World, account: Account): void => {
  for (const subscription of world.state.subscriptions)
    if (subscription.accountId === account.id) subscription.status = 'deleted';
};
