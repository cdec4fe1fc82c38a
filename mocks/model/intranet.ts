import type { ContractType } from '../contract';
import type { World } from '../world';
import type { Account } from './accounts';

export interface IntranetMessage {
  id: string;
  accountId: string;
  closed: boolean;
}

/** A subscription that the employer decides on, outside the portal. */
export interface Subscription {
  uuid: string;
  accountId: string;
  /** letters/digits, one hyphen, letters/digits (CON-7). */
  token: string;
  type: ContractType;
  status: string;
}

export const openMessage = (world: World, account: Account): IntranetMessage | undefined =>
  world.state.messages.find((message) => message.accountId === account.id && !message.closed);

export const subscriptionByToken = (world: World, token: string): Subscription | undefined =>
  world.state.subscriptions.find((subscription) => subscription.token === token && subscription.status !== 'deleted');

export const subscriptionByUuid = (world: World, uuid: string): Subscription | undefined =>
  world.state.subscriptions.find((subscription) => subscription.uuid === uuid && subscription.status !== 'deleted');

/** The member gives the intranet's process up (CON-8). */
export const resetSubscriptions = (world: World, account: Account): void => {
  for (const subscription of world.state.subscriptions) if (subscription.accountId === account.id) subscription.status = 'deleted';
};
