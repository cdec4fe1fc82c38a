import {
  checkMailBody,
  listEmployersByDomainBody,
  resetContractBody,
  startContractBody,
} from '../../src/services/contracting';
import { emptyBody } from '../../src/services/shapes';
import { resetSubscriptions } from '../model/account/intranet';
import { offersFor } from '../model/contracting/employers';
import { newContractCodes, upgradeCodes } from '../model/contracting/entitlement';
import { isOpen, processByLink } from '../model/contracting/processes';
import { isMailInUse, startProcess } from '../model/contracting/starting';
import { refuse } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

const unlessRefused = (codes: string[]): object => (codes.length === 0 ? {} : refuse(...codes));

export const contractingCalls = (world: World): Call[] => {
  const { bearer } = service('contracting');
  return [
    bearer('/init', emptyBody, (_body, account) => unlessRefused(newContractCodes(world, account))),
    bearer('/init-upgrade', emptyBody, (_body, account) => unlessRefused(upgradeCodes(world, account))),
    bearer('/check-mail', checkMailBody, ({ email }, account) => ({ inUse: isMailInUse(world, account, email) })),
    bearer('/list-employers-by-domain', listEmployersByDomainBody, ({ email, code }) => ({
      list: offersFor(email, code),
    })),
    bearer('/start', startContractBody, (body, account) => {
      const { process, opensAtOnce } = startProcess(world, account, body);
      return { key: opensAtOnce ? process.key : undefined };
    }),
    bearer('GET /reset-intranet', emptyBody, (_body, account) => {
      resetSubscriptions(world, account);
      return {};
    }),
    bearer('/reset-contract', resetContractBody, ({ activator }, account) => {
      const process = processByLink(world, activator);
      if (process?.accountId !== account.id || !isOpen(world, process)) return refuse('tokenInvalid');
      process.stage = 'cancelled';
      return {};
    }),
  ];
};
