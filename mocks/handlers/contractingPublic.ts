import { confirmContractBody, intraStatusBody } from '../../src/services/contractingPublic';
import { accountById } from '../model/account/accounts';
import { subscriptionByToken, subscriptionByUuid } from '../model/account/intranet';
import { processByLink, stepOf } from '../model/contracting/processes';
import { refuse } from '../refusal';
import type { World } from '../world';
import { signedIn } from './accountPublic';
import { service, type Call } from './call';

export const contractingPublicCalls = (world: World): Call[] => {
  const { open } = service('contractingPublic');
  const enter = (accountId: string) => signedIn(world, accountById(world, accountId) ?? refuse('tokenInvalid'));
  return [
    open('/confirm', confirmContractBody, ({ token }) => {
      const subscription = subscriptionByToken(world, token);
      // An intranet process has no key or step yet: the offers come first.
      if (subscription !== undefined)
        return { ...enter(subscription.accountId), key: undefined, type: subscription.type, step: undefined };
      const process = processByLink(world, token) ?? refuse('tokenInvalid');
      return { ...enter(process.accountId), key: process.key, type: process.type, step: stepOf(world, process) };
    }),
    open('/intra-status', intraStatusBody, ({ subscription_uuid: uuid, status }) => {
      const subscription = subscriptionByUuid(world, uuid) ?? refuse('INVALID_TOKEN');
      subscription.status = status;
      return { ...enter(subscription.accountId), type: subscription.type };
    }),
  ];
};
