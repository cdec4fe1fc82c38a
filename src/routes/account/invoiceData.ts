import { cleanAddress, emptyAddress, type Address } from '../../domain/address';
import { companyTaxNumber, normaliseTaxNumber } from '../../domain/taxNumber';
import { required } from '../../domain/validators';
import type { changeInvoiceData, InvoiceData } from '../../services/account';

/** 1 company or other person with a tax number, 2 person without one, 3 employer. */
export type Mode = '1' | '2' | '3';

type Party = InvoiceData['current'] | NonNullable<InvoiceData['employer']>;

/** What is filled in about the party that the invoices go to. */
export interface PartyValues {
  name: string;
  taxNumber: string;
  address: Required<Address>;
}

export interface InvoiceDataValues extends PartyValues {
  own: boolean;
  direction: Mode;
  /** What was filled in under the modes that are not open. */
  kept: Partial<Record<Mode, PartyValues>>;
}

type Body = Parameters<typeof changeInvoiceData>[0];

const noParty = (): PartyValues => ({ name: '', taxNumber: '', address: emptyAddress() });

const partyValues = (party: Party | undefined): PartyValues =>
  party === undefined
    ? noParty()
    : { name: party.name, taxNumber: normaliseTaxNumber(party.tax), address: { ...emptyAddress(), ...(party.address && cleanAddress(party.address)) } };

/** The employer's invoice is not for members whose record says so: nocszla. */
export const employerOffered = ({ current, partner, employer }: InvoiceData): boolean =>
  ![current, partner, employer].some((party) => party?.withoutEmployerInvoice === true);

/** Whose invoices they would be in mode 3. */
const employerOf = ({ current, employer }: InvoiceData): Party | undefined => employer ?? (current.direction === 3 ? current : undefined);

/** The locked fields can't be completed here, so without the employer's address nothing is saved in mode 3; nor without the rest. */
export const employerIncomplete = (data: InvoiceData): boolean => {
  const { name, taxNumber, address } = partyValues(employerOf(data));
  const { zip, city, street, streetType, house } = address;
  return [name, taxNumber, zip, city, street, streetType, house].some((text) => required(text) !== undefined) || companyTaxNumber(taxNumber) !== undefined;
};

/** A service that doesn't tell the direction has told it by the data. */
const directionOf = ({ current, partner }: InvoiceData): 0 | 1 | 2 | 3 => {
  if (current.direction !== undefined) return current.direction;
  if (current.name === '' || (current.name === partner?.name && current.tax === partner.tax)) return 0;
  return current.tax === '' ? 2 : 1;
};

/** The form as the service's data fills it. */
export const formValues = (data: InvoiceData): InvoiceDataValues => {
  const direction = directionOf(data);
  if (direction === 0) return { own: true, direction: '1', ...noParty(), kept: {} };
  if (direction === 2) return { own: false, direction: '2', ...partyValues(data.current), taxNumber: '', kept: {} };
  if (direction === 3 && employerOffered(data)) return { own: false, direction: '3', ...partyValues(employerOf(data)), kept: {} };
  return { own: false, direction: '1', ...partyValues(data.current), kept: {} };
};

/**
 * Opens another mode. Each keeps what was filled in under it; one that is opened for the first time begins with
 * the name and address given already, so that nothing is asked twice. Mode 3 shows the employer's data.
 */
export const switchMode = (values: InvoiceDataValues, to: Mode, data: InvoiceData): PartyValues & Pick<InvoiceDataValues, 'kept'> => {
  const { name, taxNumber, address } = values;
  const kept = values.direction === '3' ? values.kept : { ...values.kept, [values.direction]: { name, taxNumber, address } };
  if (to === '3') return { ...partyValues(employerOf(data)), kept };
  const other = kept[to === '1' ? '2' : '1'];
  return { ...(kept[to] ?? { ...noParty(), ...other, taxNumber: '' }), kept };
};

/** What is saved: one's own data go without any, mode 2 has no tax number. */
export const invoiceDataBody = ({ own, direction, name, taxNumber, address }: InvoiceDataValues): Body => {
  if (own) return { own, direction: 0, name: '', taxNumber: '', address: null };
  const body = { own, name: name.trim(), address: cleanAddress(address) };
  if (direction === '2') return { ...body, direction: 2, taxNumber: '' };
  return { ...body, direction: direction === '3' ? 3 : 1, taxNumber };
};
