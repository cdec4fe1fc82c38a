import type { Contracting, Partner as WirePartner } from '../contract';
import { linksOf, type Origin } from '../links';
import { demand, refuse, violation } from '../refusal';
import { accountByKr, sameText, type Account, type AccountsSlice } from './accounts';
import { offerOf, type Offer } from './employers';
import { newContractCodes, upgradeCodes, type EntitlementSlice } from './entitlement';
import { sendMail, type MailsSlice } from './mails';
import { createProcess, hasLapsed, hasRunningProcess, type ContractProcess, type Outcome } from './processes';

/** The slice of the world that starting a contract works on. */
export type StartingSlice = AccountsSlice & EntitlementSlice & MailsSlice & Origin;

type Start = Contracting['/start']['in'];

const partnerOf = (world: AccountsSlice, { partner }: Account): Account | undefined => (partner === null ? undefined : accountByKr(world, partner.kr));

/** Whether somebody other than the member and their partner uses the work e-mail for contracting. */
export const isMailInUse = (world: StartingSlice, account: Account, email: string): boolean => {
  const own = [account.id, partnerOf(world, account)?.id];
  const isOthers = (process: ContractProcess) =>
    process.stage !== 'cancelled' && !hasLapsed(world, process) && !own.includes(process.accountId) && sameText(process.officeEmail, email);
  return email !== '' && world.state.processes.some(isOthers);
};

/** Whose contract it becomes: the member's, or the partner's if their kr is given. */
const holderOf = (world: AccountsSlice, account: Account, { type, kr }: Start): Account => {
  const partner = partnerOf(world, account);
  if (type === 'h' || (kr !== '' && kr !== account.kr)) {
    demand(partner?.kr === kr, `kr ${kr} is neither the member's nor the partner's`);
    return partner;
  }
  demand(type === 'R' || kr === account.kr, 'an upgrade without the kr');
  return account;
};

const codesFor = (world: StartingSlice, holder: Account, { type }: Start): string[] => {
  if (type === 'R') return newContractCodes(world, holder);
  if (type === 'U') return upgradeCodes(world, holder);
  return hasRunningProcess(world, holder) ? ['CONTR_ALREADY_EMAILED'] : [];
};

/** An upgrade of a card already held may leave the employer out. */
const plainUpgrade: Offer = { company: false, cardKind: '', employer: null, opensAtOnce: false };

const offerFor = ({ type, employer, key, kartya_fajta: cardKind }: Start): Offer =>
  (type === 'U' && key === 0 && employer === '' ? plainUpgrade : undefined) ??
  offerOf(employer, key, cardKind) ??
  violation(`no offer ${employer} with key ${key} and card kind ${cardKind}`);

/** Starts contracting and sends the link to the work e-mail if there is one, else to the holder's private e-mail. */
export const startProcess = (world: StartingSlice, account: Account, body: Start): { process: ContractProcess; opensAtOnce: boolean } => {
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

const outcomes: readonly Outcome[] = ['TNR', 'DOC', 'ERROR', 'UNPAID', 'PAYSTATE'];

/** Birth places that decide how the contract ends; listed in sentinels.ts. */
export const outcomeOf = ({ birthPlace }: WirePartner): Outcome => outcomes.find((outcome) => outcome === birthPlace) ?? 'DONE';
