import { accountById } from '../model/account/accounts';
import { resetSubscriptions, subscriptionByToken, subscriptionByUuid } from '../model/account/intranet';
import { offersFor } from '../model/contracting/employers';
import { newContractCodes, upgradeCodes } from '../model/contracting/entitlement';
import { isOpen, processByLink, stepOf } from '../model/contracting/processes';
import { isMailInUse, startProcess } from '../model/contracting/starting';
import { refuse } from '../refusal';
import type { World } from '../world';
import { signedIn } from './accountPublic';
import { service, type Call } from './call';

const unlessRefused = (codes: string[]): object => (codes.length === 0 ? {} : refuse(...codes));

export const contractingCalls = (world: World): Call[] => {
  const { bearer } = service('contracting');
  return [
    bearer('/init', (_body, account) => unlessRefused(newContractCodes(world, account))),
    bearer('/init-upgrade', (_body, account) => unlessRefused(upgradeCodes(world, account))),
    bearer('/check-mail', ({ email }, account) => ({ inUse: isMailInUse(world, account, email) })),
    bearer('/list-employers-by-domain', ({ email, code }) => ({
      list: offersFor(email, code),
    })),
    bearer('/start', (body, account) => {
      const { process, opensAtOnce } = startProcess(world, account, body);
      return { key: opensAtOnce ? process.key : undefined };
    }),
    bearer('GET /reset-intranet', (_body, account) => {
      resetSubscriptions(world, account);
      return {};
    }),
    bearer('/reset-contract', ({ activator }, account) => {
      const process = processByLink(world, activator);
      if (process?.accountId !== account.id || !isOpen(world, process)) return refuse('tokenInvalid');
      process.stage = 'cancelled';
      return {};
    }),
  ];
};

export const contractingPublicCalls = (world: World): Call[] => {
  const { open } = service('contractingPublic');
  const enter = (accountId: string) => signedIn(world, accountById(world, accountId) ?? refuse('tokenInvalid'));
  return [
    open('/confirm', ({ token }) => {
      const subscription = subscriptionByToken(world, token);
      // An intranet process has no key or step yet: the offers come first.
      if (subscription !== undefined)
        return { ...enter(subscription.accountId), key: undefined, type: subscription.type, step: undefined };
      const process = processByLink(world, token) ?? refuse('tokenInvalid');
      return { ...enter(process.accountId), key: process.key, type: process.type, step: stepOf(world, process) };
    }),
    open('/intra-status', ({ subscription_uuid: uuid, status }) => {
      const subscription = subscriptionByUuid(world, uuid) ?? refuse('INVALID_TOKEN');
      subscription.status = status;
      return { ...enter(subscription.accountId), type: subscription.type };
    }),
  ];
};
