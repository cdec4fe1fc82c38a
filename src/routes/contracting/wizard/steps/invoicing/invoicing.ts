import {
  cleanAddress,
  emptyAddress,
  fullAddress,
  isValidAddress,
  type Address,
} from '../../../../../domain/identity/address';
import { companyTaxNumber } from '../../../../../domain/identity/taxNumber';
import type { Step5Data } from '../../../../../services/contractingGet';

/** Whose invoice it is, in the order of the choices. The employer's, direction 3, is a box of its own. */
export const directions = {
  0: { label: 'invoiceTo.me', fields: undefined },
  1: { label: 'invoiceTo.person', fields: { withTax: false } },
  2: { label: 'invoiceTo.company', fields: { withTax: true } },
} as const;

export type Direction = '0' | '1' | '2';

export const isDirection = (value: string): value is Direction => Object.hasOwn(directions, value);

/** Who an invoice goes to, as typed. */
interface Party {
  name: string;
  tax: string;
  address: Required<Address>;
}

/** Step 5's form; `parties` keeps what was typed for each direction, so that switching loses nothing. */
export interface InvoicingValues extends Party {
  /** Direction 3: the employer's data, which nobody can change here. */
  employerInvoice: boolean;
  direction: Direction | '';
  parties: Partial<Record<Direction, Party>>;
}

const emptyParty = (): Party => ({ name: '', tax: '', address: emptyAddress() });

const partyOf = ({ name, tax, address }: { name: string; tax: string; address?: Address | undefined }): Party => ({
  name,
  tax,
  address: fullAddress(address),
});

const isValidParty = ({ name, tax, address }: Party): boolean =>
  name.trim() !== '' && tax !== '' && companyTaxNumber(tax) === undefined && isValidAddress(address);

/**
 * The employer whose invoice can be asked for: one who takes invoices and whose data would pass the form, as nobody can
 * correct them here. A saved invoice whose employer the reply leaves out stays as it was saved.
 */
export const offeredEmployer = ({ employer, invoice }: Step5Data): Party | undefined => {
  if (employer === undefined) return invoice.direction === 3 ? partyOf(invoice) : undefined;
  const party = partyOf(employer);
  return employer.withoutEmployerInvoice === true || !isValidParty(party) ? undefined : party;
};

/** Somebody else's invoice never becomes the member's own unasked: what isn't on offer is asked for again. */
export const invoicingDefaults = (data: Step5Data): InvoicingValues => {
  const saved = String(data.invoice.direction);
  const employerInvoice = saved === '3' && offeredEmployer(data) !== undefined;
  const hasParty = saved === '1' || saved === '2';
  return {
    employerInvoice,
    direction: employerInvoice ? '0' : isDirection(saved) ? saved : '',
    ...(hasParty ? partyOf(data.invoice) : emptyParty()),
    parties: {},
  };
};

/** Another direction: what was typed for the old one is kept, what belongs to the new one is shown. */
export const switchDirection = (values: InvoicingValues, next: Direction): InvoicingValues => {
  const { direction, name, tax, address } = values;
  const parties = direction === '' ? values.parties : { ...values.parties, [direction]: { name, tax, address } };
  return { ...values, ...(parties[next] ?? emptyParty()), direction: next, parties };
};

/** The form → /submit-5: nothing but the direction when it is the same as the contract, no tax number for a private person (contract.ts). */
export const toInvoicingBody = (key: string, values: InvoicingValues, data: Step5Data) => {
  const direction = values.employerInvoice
    ? (3 as const)
    : ({ '': 0, '0': 0, '1': 1, '2': 2 } as const)[values.direction];
  const { name, tax, address } = (values.employerInvoice ? offeredEmployer(data) : undefined) ?? values;
  const isOwn = direction === 0;
  return {
    key,
    invoice: {
      direction,
      name: isOwn ? '' : name.trim(),
      tax: isOwn || direction === 1 ? '' : tax,
      address: isOwn ? null : cleanAddress(address),
    },
  };
};
