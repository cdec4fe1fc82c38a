import type { Contracting, Partner as WirePartner } from '../../docs/contract';
import { linksOf } from '../links';
import { demand, refuse, violation } from '../refusal';
import type { World } from '../world';
import { accountByKr, sameText, type Account } from './accounts';
import { offerOf, type Offer } from './employers';
import { newContractCodes, upgradeCodes } from './entitlement';
import { sendMail } from './mails';
import { createProcess, openProcessOf, type ContractProcess } from './processes';

type Start = Contracting['/start']['in'];

/** Whether the work e-mail belongs to somebody else's contracting (CON-1). */
export const isMailInUse = (world: World, account: Account, email: string): boolean =>
  email !== '' && world.state.processes.some((process) => process.stage !== 'cancelled' && process.accountId !== account.id && sameText(process.officeEmail, email));

/** Whose contract it becomes: the member's, or with the partner's kr the partner's (CON-5, CON-6). */
const holderOf = (world: World, account: Account, { type, kr }: Start): Account => {
  const partner = account.partner === null ? undefined : accountByKr(world, account.partner.kr);
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
  return openProcessOf(world, holder) === undefined ? [] : ['CONTR_ALREADY_EMAILED'];
};

/** Upgrades of cards already held need no employer named (CON-5). */
const plainUpgrade: Offer = { company: false, cardKind: '', employer: null, opensAtOnce: false };

const offerFor = ({ type, employer, key, kartya_fajta: cardKind }: Start): Offer =>
  (type === 'U' && key === 0 && employer === '' ? plainUpgrade : undefined) ??
  offerOf(employer, key, cardKind) ??
  violation(`no offer ${employer} with key ${key} and card kind ${cardKind}`);

/** Starts a contracting and sends its link: to the partner, the work e-mail, or the private one. */
export const startProcess = (world: World, account: Account, body: Start): { process: ContractProcess; opensAtOnce: boolean } => {
  const holder = holderOf(world, account, body);
  const offer = offerFor(body);
  demand(body.type !== 'h' || offer.company, 'a group member takes company offers only');
  if (isMailInUse(world, holder, body.email)) refuse('emailInUse');
  const codes = codesFor(world, holder, body);
  if (codes.length > 0) refuse(...codes);
  if (offer.employer !== null) holder.employer = offer.employer;
  const { company, cardKind, employer, opensAtOnce } = offer;
  const process = createProcess(world, { accountId: holder.id, type: body.type, kr: holder.kr, officeEmail: body.email, company, cardKind, employer });
  const link = linksOf(world).contract(process.linkToken);
  if (holder === account) sendMail(world, body.email === '' ? account.email : body.email, 'contract', link);
  else sendMail(world, holder.email, 'partnerUpgrade', link);
  return { process, opensAtOnce };
};

/** What the birth place given in step 1 makes of the contract: documented sentinels (sentinels.ts). */
export const outcomeOf = ({ birthPlace }: WirePartner): ContractProcess['outcome'] =>
  birthPlace === 'TNR' || birthPlace === 'DOC' || birthPlace === 'ERROR' ? birthPlace : 'DONE';
