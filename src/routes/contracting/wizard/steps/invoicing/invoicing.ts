import {
  cleanAddress,
  emptyAddress,
  fullAddress,
  isValidAddress,
  type Address,
} from '../../../../../domain/identity/address';
import { companyTaxNumber } from '../../../../../domain/identity/taxNumber';
import { normaliseText } from '../../../../../domain/text/normaliseText';
import type { Step5Data } from '../../../../../services/contractingGet';

export type Direction = '0' | '1' | '2' | '3';

/** Who an invoice goes to, as typed. */
export interface Party {
  name: string;
  tax: string;
  address: Address;
}

/** Step 5's form; `parties` keeps what was typed for each direction, so that switching loses nothing. */
export interface InvoicingValues extends Party {
  direction: Direction | '';
  employerInvoice: boolean;
  parties: Partial<Record<Direction, Party>>;
}

const emptyParty = (): Party => ({ name: '', tax: '', address: emptyAddress() });

const employerParty = ({ employer }: Step5Data): Party | undefined =>
  employer === undefined || employer.withoutEmployerInvoice === true
    ? undefined
    : { name: employer.name, tax: employer.tax, address: fullAddress(employer.address) };

/** The fields are read-only, so invalid data couldn't be corrected. */
const isValidParty = ({ name, tax, address }: Party): boolean =>
  name.trim() !== '' && tax !== '' && companyTaxNumber(tax) === undefined && isValidAddress(address);

const savedParty = ({ invoice: { name, tax, address } }: Step5Data): Party => ({
  name,
  tax,
  address: fullAddress(address),
});

/** The employer as the reply names it; one that the reply leaves out is as it was saved. */
export const lockedParty = (data: Step5Data): Party | undefined => {
  if (data.employer === undefined && data.invoice.direction === 3) return savedParty(data);
  return employerParty(data);
};

/** The employer's invoice is offered only where there is one who takes invoices and whose data would pass the form. */
export const offeredDirections = (data: Step5Data): readonly Direction[] => {
  const employer = lockedParty(data);
  return employer === undefined || !isValidParty(employer) ? ['0', '1', '2'] : ['0', '1', '2', '3'];
};

const directions = ['0', '1', '2', '3'] as const;

export const invoicingDefaults = (data: Step5Data): InvoicingValues => {
  const { direction } = data.invoice;
  const saved = direction === undefined ? undefined : directions[direction];
  // Somebody else's invoice never becomes the member's own unasked.
  if (saved === undefined || !offeredDirections(data).includes(saved))
    return { direction: '', employerInvoice: false, ...emptyParty(), parties: {} };
  const party = saved === '3' ? lockedParty(data) : saved === '0' ? undefined : savedParty(data);
  return { direction: saved, employerInvoice: saved === '3', ...(party ?? emptyParty()), parties: {} };
};

/** Another direction: what was typed for the old one is kept, what belongs to the new one is shown. */
export const switchDirection = (values: InvoicingValues, next: Direction, data: Step5Data): InvoicingValues => {
  const { direction, name, tax, address } = values;
  const parties = direction === '' ? values.parties : { ...values.parties, [direction]: { name, tax, address } };
  const party = next === '3' ? lockedParty(data) : parties[next];
  return { ...(party ?? emptyParty()), direction: next, employerInvoice: next === '3', parties };
};

const wireDirection = { '0': 0, '1': 1, '2': 2, '3': 3 } as const;

/** The form → /submit-5: nothing but the direction when it is the same as the contract, no tax number for a private person (contract.ts). */
export const toInvoicingBody = (key: string, { direction, name, tax, address }: InvoicingValues) => {
  const chosen = direction === '' ? '0' : direction;
  const same = chosen === '0';
  return {
    key,
    invoice: {
      direction: wireDirection[chosen],
      name: same ? '' : normaliseText(name),
      tax: same || chosen === '1' ? '' : tax,
      address: same ? null : cleanAddress(address),
    },
  };
};
