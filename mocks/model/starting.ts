import type { Contracting, Partner as WirePartner } from '../contract';
import { linksOf } from '../links';
import { demand, refuse, violation } from '../refusal';
import type { World } from '../world';
import { accountByKr, sameText, type Account } from './accounts';
import { offerOf, type Offer } from './employers';
import { newContractCodes, upgradeCodes } from './entitlement';
import { sendMail } from './mails';
import { createProcess, hasRunningProcess, type ContractProcess } from './processes';

type Start = Contracting['/start']['in'];

const partnerOf = (world: World, { partner }: Account): Account | undefined => (partner === null ? undefined : accountByKr(world, partner.kr));

/** Whether the work e-mail belongs to the contracting of somebody who is neither the member nor the partner (CON-1). */
export const isMailInUse = (world: World, account: Account, email: string): boolean => {
  const own = [account.id, partnerOf(world, account)?.id];
  const isOthers = ({ stage, accountId, officeEmail }: ContractProcess) => stage !== 'cancelled' && !own.includes(accountId) && sameText(officeEmail, email);
  return email !== '' && world.state.processes.some(isOthers);
};

/** Whose contract it becomes: the member's, or with the partner's kr the partner's (CON-5, CON-6). */
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

/** Upgrades of cards already held need no employer named (CON-5). */
const plainUpgrade: Offer = { company: false, cardKind: '', employer: null, opensAtOnce: false };

const offerFor = ({ type, employer, key, kartya_fajta: cardKind }: Start): Offer =>
  (type === 'U' && key === 0 && employer === '' ? plainUpgrade : undefined) ??
  offerOf(employer, key, cardKind) ??
  violation(`no offer ${employer} with key ${key} and card kind ${cardKind}`);

/** Starts a contracting and sends its link: to the work e-mail that was given, else to the holder's private one. */
export const startProcess = (world: World, account: Account, body: Start): { process: ContractProcess; opensAtOnce: boolean } => {
  const holder = holderOf(world, account, body);
  const offer = offerFor(body);
  demand(body.type !== 'h' || offer.company, 'a group member takes company offers only');
  if (isMailInUse(world, account, body.email)) refuse('emailInUse');
  const codes = codesFor(world, holder, body);
  if (codes.length > 0) refuse(...codes);
  if (offer.employer !== null) holder.employer = offer.employer;
  const { company, cardKind, employer, opensAtOnce } = offer;
  const process = createProcess(world, { accountId: holder.id, type: body.type, kr: holder.kr, officeEmail: body.email, company, cardKind, employer });
  const link = linksOf(world).contract(process.linkToken);
  sendMail(world, body.email === '' ? holder.email : body.email, holder === account ? 'contract' : 'partnerUpgrade', link);
  return { process, opensAtOnce };
};

/** What the birth place given in step 1 makes of the contract: documented sentinels (sentinels.ts). */
export const outcomeOf = ({ birthPlace }: WirePartner): ContractProcess['outcome'] =>
  birthPlace === 'TNR' || birthPlace === 'DOC' || birthPlace === 'ERROR' ? birthPlace : 'DONE';
