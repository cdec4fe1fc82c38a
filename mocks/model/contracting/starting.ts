import type { Contracting } from '../../contract';
import { linksOf } from '../../links';
import type { Account, ContractProcess } from '../../records';
import { demand, refuse, violation } from '../../refusal';
import type { World } from '../../world';
import { accountByKr, sameText } from '../account/accounts';
import { sendMail } from '../account/mails';
import { isWorkEmail, offerOf } from './employers';
import { newContractCodes, upgradeCodes } from './entitlement';
import { createProcess, hasLapsed, hasRunningProcess } from './processes';

type Start = Contracting['/start']['in'];

const partnerOf = (world: World, { partner }: Account): Account | undefined =>
  partner === null ? undefined : accountByKr(world, partner.kr);

/** Whether somebody other than the member and their partner uses the work e-mail for contracting. */
export const isMailInUse = (world: World, account: Account, email: string): boolean => {
  const own = [account.id, partnerOf(world, account)?.id];
  const isOthers = (process: ContractProcess) =>
    process.stage !== 'cancelled' &&
    !hasLapsed(world, process) &&
    !own.includes(process.accountId) &&
    sameText(process.officeEmail, email);
  return email !== '' && world.state.processes.some(isOthers);
};

/** Whose contract it becomes: the member's, or the partner's if their kr is given. */
const holderOf = (world: World, account: Account, { type, kr }: Start): Account => {
  const partner = partnerOf(world, account);
  if (type === 'h' || (kr !== '' && kr !== account.kr)) {
    demand(partner?.kr === kr, `kr ${kr} is neither the member's nor the partner's`);
    return partner;
  }
  demand(type === 'R' || kr === account.kr, 'an upgrade without the kr');
  return account;
};

const codesFor = (world: World, holder: Account, { type }: Start): string[] => {
  if (type === 'R') return newContractCodes(world, holder);
  if (type === 'U') return upgradeCodes(world, holder);
  return hasRunningProcess(world, holder) ? ['CONTR_ALREADY_EMAILED'] : [];
};

/** Whether the address is the holder's private one. */
const isPrivate = (account: Account, holder: Account, email: string): boolean =>
  [holder.email, holder === account ? undefined : account.partner?.email].some(
    (own) => own !== undefined && sameText(own, email),
  );

/** Starts contracting and sends the link to the given address: a work e-mail, the employer's own, or the holder's private one. */
export const startProcess = (
  world: World,
  account: Account,
  body: Start,
): { process: ContractProcess; opensAtOnce: boolean } => {
  const { type, email, employer: id, key, kartya_fajta: kind } = body;
  const holder = holderOf(world, account, body);
  const offer = offerOf(id, key, kind) ?? violation(`no offer ${id} with key ${key} and card kind ${kind}`);
  const { company, cardKind } = offer;
  demand(type !== 'h' || company !== undefined, 'a group member takes company offers only');
  const isEmployers = company?.email !== undefined && sameText(company.email, email);
  const isWork = isWorkEmail(email, company);
  demand(isWork || isEmployers || isPrivate(account, holder, email), `no link can go to "${email}"`);
  const officeEmail = isWork && !isEmployers ? email : '';
  if (isMailInUse(world, account, officeEmail)) refuse('emailInUse');
  const codes = codesFor(world, holder, body);
  if (codes.length > 0) refuse(...codes);
  const employer = company?.invoice ?? null;
  if (employer !== null) holder.employer = employer;
  const process = createProcess(world, {
    accountId: holder.id,
    type,
    kr: holder.kr,
    officeEmail,
    company: company !== undefined,
    cardKind,
    employer,
  });
  const link = linksOf(world).contract(process.linkToken);
  sendMail(world, email, holder === account ? 'contract' : 'partnerUpgrade', link);
  return { process, opensAtOnce: company?.opensAtOnce === true };
};
