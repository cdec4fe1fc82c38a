import type { Address, InvoiceParty } from '../contract';
import { demand } from '../refusal';
import type { Invoicing } from './accounts';

export const isFullAddress = (address: Address | null | undefined): boolean =>
  address !== null &&
  address !== undefined &&
  /^\d{4}$/.test(address.zip) &&
  [address.city, address.street, address.streetType, address.house].every((text) => text.trim() !== '');

/** Checks what each direction asks for; 0 takes the member's own data and ignores the rest. */
export const checkInvoiceParty = ({ direction, name, tax, address }: Invoicing, employer: InvoiceParty | null): void => {
  if (direction === 0) return;
  demand(name.trim() !== '' && isFullAddress(address), `direction ${direction} without name or full address`);
  if (direction !== 3) return;
  demand(employer !== null && employer.nocszla !== true, 'direction 3 without an employer who takes invoices');
  demand(employer.name === name && employer.tax === tax, 'direction 3 with other than the employer’s data');
};
