import type { IsoDate } from '../../../src/domain/time/dates';
import { formerMember, taxIdOf } from '../../model/account/taxRegistry';
import { personaPassword } from '../../personas';
import { supportActivator } from '../../personas/members';

/** What the check needs to know of the system that it asks. */
export interface Inputs {
  /** A member who can sign in; with `--writes`, one whose data may be changed. */
  login: string;
  password: string;
  /** The club's day and the year whose invoices and documents are asked for. */
  today: IsoDate;
  year: number;
  /** A personal tax id and the birth date that belongs to it. */
  tax: { tax: string; birth: IsoDate };
  /** An employee's address at a partner company, not used for contracting yet; the link to a contract goes there. */
  workEmail: string;
  /** Where the bank sends the member back to; an origin that the services allow. */
  portal: string;
  /** A valid bank account of 24 digits. */
  bankAccount: string;

  /** The rest is for `--writes`. An address that nobody has registered with. */
  newEmail: string;
  /** Who the contract is for; the tax id belongs to nobody else. */
  person: { birthDate: IsoDate; birthPlace: string; mothersName: string; tax: string };
  /** Customer care's one-time activator for /loginAs; "" leaves the call out. */
  supportActivator: string;
  /** Somebody whose employer's intranet has an approved subscription for them; left out without a login. */
  intranet: { login: string; password: string; token: string };
}

const birthDate = '1991-02-03';

/** The stand-in's own, which a file of inputs replaces one by one. */
export const standinInputs = (today: IsoDate): Inputs => ({
  login: 'anna@pelda.hu',
  password: personaPassword,
  today,
  year: Number(today.slice(0, 4)),
  tax: { tax: formerMember.tax, birth: formerMember.birthDate },
  workEmail: 'nagy.zita@peldakft.hu',
  portal: 'http://localhost:5173',
  bankAccount: '117730161111101800000000',
  newEmail: 'nagy.zita@pelda.hu',
  person: { birthDate, birthPlace: 'Győr', mothersName: 'Kis Éva', tax: taxIdOf(birthDate) },
  supportActivator,
  intranet: { login: 'maria@pelda.hu', password: personaPassword, token: 'intra2026-maria' },
});
