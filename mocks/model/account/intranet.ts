import type { ContractType } from '../../contract';
import type { Account } from './accounts';

export interface IntranetMessage {
  id: string;
  accountId: string;
  closed: boolean;
}

/** A subscription that the employer decides on outside the portal. */
export interface Subscription {
  uuid: string;
  accountId: string;
  /** Letters/digits, one hyphen, letters/digits. */
  token: string;
  type: ContractType;
  status: string;
}

/** The slice of the world that holds what comes from the intranet. */
export interface IntranetSlice {
  state: { messages: IntranetMessage[]; subscriptions: Subscription[] };
}

export const openMessage = (world: IntranetSlice, account: Account): IntranetMessage | undefined =>
  world.state.messages.find((message) => message.accountId === account.id && !message.closed);

export const subscriptionByToken = (world: IntranetSlice, token: string): Subscription | undefined =>
  world.state.subscriptions.find((subscription) => subscription.token === token && subscription.status !== 'deleted');

export const subscriptionByUuid = (world: IntranetSlice, uuid: string): Subscription | undefined =>
  world.state.subscriptions.find((subscription) => subscription.uuid === uuid && subscription.status !== 'deleted');

/** Drops the member's subscriptions. */
export const resetSubscriptions = (world: IntranetSlice, account: Account): void => {
  for (const subscription of world.state.subscriptions)
    if (subscription.accountId === account.id) subscription.status = 'deleted';
};
