import type { Address, InvoiceParty } from '../../contract';
import type { Full, Invoicing } from '../../records';
import { demand } from '../../refusal';

export const isFullAddress = (address: Address | null | undefined): boolean => {
  if (address === null || address === undefined) return false;
  const { zip, city, street, streetType, house } = address;
  return /^\d{4}$/.test(zip) && [city, street, streetType, house].every((text) => text.trim() !== '');
};

/** The wire's party. */
export const partyReply = ({ name, tax, nocszla, address }: InvoiceParty): Full<InvoiceParty> => ({
  name,
  tax,
  nocszla,
  address,
});

/** Checks what each direction asks for; 0 takes the member's own data and ignores the rest. */
export const checkInvoiceParty = (
  { direction, name, tax, address }: Invoicing,
  employer: InvoiceParty | null,
): void => {
  if (direction === 0) return;
  demand(name.trim() !== '' && isFullAddress(address), `direction ${direction} without name or full address`);
  if (direction !== 3) return;
  demand(employer !== null && employer.nocszla !== true, 'direction 3 without an employer who takes invoices');
  demand(employer.name === name && employer.tax === tax, 'direction 3 with other than the employer’s data');
};
