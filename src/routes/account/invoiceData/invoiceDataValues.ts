import type { Address } from '~/domain/identity/address';
import {
  emptyParty,
  isWholeParty,
  sentParty,
  toParty,
  type InvoiceParty,
  type PartiesByDirection,
} from '~/features/invoicing/InvoiceParty';
import type { changeInvoiceData, InvoiceData } from '~/services/account';

/** The directions besides one's own, in display order: 1 and 2 mean something else in step 5 (contract.ts). */
export const directions = ['3', '2', '1'] as const;

export type Direction = (typeof directions)[number];

export const isDirection = (value: string): value is Direction => directions.some((one) => one === value);

export interface InvoiceDataValues {
  /** Direction 0: the member's own data. */
  own: boolean;
  /** The choice of others, which shows while `own` is off. */
  direction: Direction;
  name: string;
  taxNumber: string;
  address: Address;
  parties: PartiesByDirection<Direction>;
}

type InvoiceDataBody = Parameters<typeof changeInvoiceData>[0];

const employerRecord = ({ current, employer }: InvoiceData) =>
  employer ?? (current.direction === 3 ? current : undefined);

export const employerOf = (data: InvoiceData): InvoiceParty | undefined => {
  const record = employerRecord(data);
  return record && toParty(record);
};

/** Why direction 3 can't be saved: the employer's record forbids it (nocszla), or isn't whole. */
export const employerProblem = (data: InvoiceData): 'forbidden' | 'incomplete' | undefined => {
  const record = employerRecord(data);
  if (record?.withoutEmployerInvoice === true) return 'forbidden';
  return record !== undefined && isWholeParty(toParty(record)) ? undefined : 'incomplete';
};

/** A reply without a direction names one's own party, or one with or without a tax number. */
const directionOf = ({ current, partner }: InvoiceData): 0 | 1 | 2 | 3 => {
  if (current.direction !== undefined) return current.direction;
  if (current.name === '' || (current.name === partner?.name && current.tax === partner.tax)) return 0;
  return current.tax === '' ? 2 : 1;
};

export const formValues = (data: InvoiceData): InvoiceDataValues => {
  const direction = directionOf(data);
  const { name, tax, address } = direction === 1 || direction === 2 ? toParty(data.current) : emptyParty();
  return {
    own: direction === 0,
    direction: direction === 0 ? '1' : (`${direction}` as const),
    name,
    taxNumber: direction === 1 ? tax : '',
    address,
    parties: { 1: emptyParty(), 2: emptyParty(), 3: emptyParty() },
  };
};

/** The form → /change-invoice-data: no party for one's own data (contract.ts). */
export const toBody = (
  { own, direction, taxNumber, ...party }: InvoiceDataValues,
  data: InvoiceData,
): InvoiceDataBody => {
  if (own) return { own, direction: 0, name: '', taxNumber: '', address: null };
  const employer = direction === '3' ? employerOf(data) : undefined;
  const { name, tax, address } = sentParty(employer ?? { ...party, tax: taxNumber }, direction !== '2');
  const code = ({ 1: 1, 2: 2, 3: 3 } as const)[direction];
  return { own, direction: code, name, taxNumber: tax, address };
};
