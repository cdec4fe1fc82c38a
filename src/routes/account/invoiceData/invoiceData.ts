import { cleanAddress, emptyAddress, isValidAddress, type Address } from '../../../domain/identity/address';
import { companyTaxNumber } from '../../../domain/identity/taxNumber';
import { normaliseText } from '../../../domain/text/normaliseText';
import { required } from '../../../domain/text/validators';
import type { changeInvoiceData, InvoiceData } from '../../../services/account';

/** Somebody else's invoice: 1 company or other person with a tax number, 2 person without one, 3 employer. */
type Mode = '1' | '2' | '3';

/** 0 is one's own. */
export type Direction = '0' | Mode;

export const isDirection = (value: string): value is Direction => ['0', '1', '2', '3'].includes(value);

type Party = InvoiceData['current'] | NonNullable<InvoiceData['employer']>;

/** What is filled in about the party that the invoices go to. */
interface PartyValues {
  name: string;
  taxNumber: string;
  address: Address;
}

export interface InvoiceDataValues extends PartyValues {
  /** The same as direction 0. */
  own: boolean;
  direction: Direction;
  /** The direction that was open last besides one's own: unticking one's own opens it again. */
  last: Mode;
  /** What was filled in under the modes that are not open. */
  kept: Partial<Record<Mode, PartyValues>>;
}

export type Body = Parameters<typeof changeInvoiceData>[0];

const noParty = (): PartyValues => ({ name: '', taxNumber: '', address: emptyAddress() });

const partyValues = (party: Party | undefined): PartyValues =>
  party === undefined
    ? noParty()
    : {
        name: party.name,
        taxNumber: party.tax,
        address: { ...emptyAddress(), ...(party.address && cleanAddress(party.address)) },
      };

/** Whose invoices they would be in mode 3. */
export const employerOf = ({ current, employer }: InvoiceData): Party | undefined =>
  employer ?? (current.direction === 3 ? current : undefined);

/** Whether mode 3 can be saved: no record forbids it (nocszla), and the employer's data, which can't be completed here, are whole. */
export const mayInvoiceEmployer = (data: InvoiceData): boolean => {
  const { name, taxNumber, address } = partyValues(employerOf(data));
  return (
    [data.current, data.partner, data.employer].every((party) => party?.withoutEmployerInvoice !== true) &&
    [name, taxNumber].every((text) => required(text) === undefined) &&
    companyTaxNumber(taxNumber) === undefined &&
    isValidAddress(address)
  );
};

/** If the reply has no direction, it follows from the data. */
const directionOf = ({ current, partner }: InvoiceData): 0 | 1 | 2 | 3 => {
  if (current.direction !== undefined) return current.direction;
  if (current.name === '' || (current.name === partner?.name && current.tax === partner.tax)) return 0;
  return current.tax === '' ? 2 : 1;
};

const openAt = (direction: Mode, party: PartyValues): InvoiceDataValues => ({
  own: false,
  direction,
  last: direction,
  ...party,
  kept: {},
});

/** The form as the service's data fills it. */
export const formValues = (data: InvoiceData): InvoiceDataValues => {
  const direction = directionOf(data);
  if (direction === 0) return { own: true, direction: '0', last: '1', ...noParty(), kept: {} };
  if (direction === 2) return openAt('2', { ...partyValues(data.current), taxNumber: '' });
  return direction === 3 ? openAt('3', partyValues(employerOf(data))) : openAt('1', partyValues(data.current));
};

const keepsNothing = (direction: Direction): boolean => direction === '0' || direction === '3';

/**
 * Opens another direction. Modes 1 and 2 keep what was filled in under them; the one that is opened for the first time
 * begins with the name and address given already, so that nothing is asked twice. Mode 3 has the employer's data.
 */
export const switchDirection = (values: InvoiceDataValues, to: Direction, data: InvoiceData): InvoiceDataValues => {
  const { direction, name, taxNumber, address, last } = values;
  const kept = keepsNothing(direction) ? values.kept : { ...values.kept, [direction]: { name, taxNumber, address } };
  if (to === '0') return { own: true, direction: to, last, ...noParty(), kept };
  const opened = { own: false, direction: to, last: to, kept };
  if (to === '3') return { ...opened, ...partyValues(employerOf(data)) };
  const other = kept[to === '1' ? '2' : '1'];
  return { ...opened, ...(kept[to] ?? { ...noParty(), ...other, taxNumber: '' }) };
};

/** The payload: no party for one's own data, no tax number in mode 2. */
export const invoiceDataBody = ({ direction, name, taxNumber, address }: InvoiceDataValues): Body => {
  if (direction === '0') return { own: true, direction: 0, name: '', taxNumber: '', address: null };
  const body = { own: false, name: normaliseText(name), address: cleanAddress(address) };
  if (direction === '2') return { ...body, direction: 2, taxNumber: '' };
  return { ...body, direction: direction === '3' ? 3 : 1, taxNumber };
};
