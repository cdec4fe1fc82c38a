import { fullAddress } from '~/domain/identity/address';

import type { Employer, InvoiceParty } from '../../contract';
import type { Full } from '../../records';
import { refuse } from '../../refusal';
import { partyReply } from './parties';

/** A partner company. Its employees identify themselves by a work e-mail or the company's code. */
export interface PartnerCompany {
  id: string;
  name: string;
  domain: string;
  code: string;
  /** Where the links of those who gave the code go; without one, to their private address. */
  email?: string;
  invoice: InvoiceParty;
  /** /start returns the contract key, so the wizard opens at once. */
  opensAtOnce?: boolean;
}

const address = fullAddress({ zip: '1117', city: 'Budapest', street: 'Minta', streetType: 'utca', house: '12' });

export const companies: readonly PartnerCompany[] = [
  {
    id: 'E100',
    name: 'Példa Kft.',
    domain: 'peldakft.hu',
    code: '71ABNZ12',
    invoice: { name: 'Példa Kft.', tax: '12345676-2-41', address },
  },
  {
    id: 'E200',
    name: 'Minta Zrt.',
    domain: 'mintazrt.hu',
    code: '82CDPR34',
    email: 'kartya@mintazrt.hu',
    invoice: { name: 'Minta Zrt.', tax: '11111111-2-42', nocszla: true, address },
  },
  {
    id: 'E400',
    name: 'Azonnali Nyrt.',
    domain: 'azonnali.hu',
    code: '64GHUV51',
    invoice: { name: 'Azonnali Nyrt.', tax: '87654323-2-13', address },
    opensAtOnce: true,
  },
];

const basicOffer: Full<Employer> = {
  id: 'ALAP',
  name: 'Alapajánlat',
  key: 0,
  kartya_fajta: 'ALAP',
  email: undefined,
  invoice: undefined,
};

const companyOffer = ({ id, name, email, invoice }: PartnerCompany): Full<Employer> => ({
  id,
  name,
  key: 1,
  kartya_fajta: 'CEGES',
  email,
  invoice: partyReply(invoice),
});

const companyOf = (email: string, code: string): PartnerCompany | undefined => {
  const domain = email.split('@')[1]?.toLowerCase();
  return companies.find((company) => (code === '' ? company.domain === domain : company.code === code.toUpperCase()));
};

/** The offers for a work e-mail or a code; without either, the one open to everybody. */
export const offersFor = (email: string, code: string): Full<Employer>[] => {
  if (email === '' && code === '') return [basicOffer];
  const company = companyOf(email, code) ?? refuse('EMAIL_INVALID');
  return [basicOffer, companyOffer(company)];
};

/** Whether the address is one of the company's; of any company, if none is given. */
export const isWorkEmail = (email: string, company?: PartnerCompany): boolean => {
  const employer = companyOf(email, '');
  return employer !== undefined && (company === undefined || employer === company);
};

export interface Offer {
  cardKind: string;
  /** None for the basic offer. */
  company: PartnerCompany | undefined;
}

/** The offer that /start names; undefined if its fields don't match. */
export const offerOf = (id: string, key: 0 | 1, cardKind: string): Offer | undefined => {
  if (key === 0) return id === 'ALAP' && cardKind === 'ALAP' ? { company: undefined, cardKind } : undefined;
  const company = companies.find((one) => one.id === id);
  return company === undefined || cardKind !== 'CEGES' ? undefined : { company, cardKind };
};
