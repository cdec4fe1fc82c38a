import { normaliseText } from '~/domain/text/normaliseText';
import { zip } from '~/domain/validation/validators';

/** A Hungarian postal address; "" where a part isn't given. */
export interface Address {
  zip: string;
  city: string;
  street: string;
  streetType: string;
  house: string;
  staircase: string;
  floor: string;
  door: string;
  poBox: string;
  country: string;
}

const requiredFields = ['zip', 'city', 'street', 'streetType', 'house'] as const;
const optionalFields = ['staircase', 'floor', 'door', 'poBox', 'country'] as const;
const allFields = [...requiredFields, ...optionalFields] as const;

export const emptyAddress = (): Address => ({
  zip: '',
  city: '',
  street: '',
  streetType: '',
  house: '',
  staircase: '',
  floor: '',
  door: '',
  poBox: '',
  country: '',
});

/** An address as form values: missing fields are "", never undefined. */
export const fullAddress = (address: Partial<Address> | null | undefined): Address => {
  const full = emptyAddress();
  for (const field of allFields) full[field] = address?.[field] ?? '';
  return full;
};

/** The address as it is sent: normalised, with all ten fields. */
export const cleanAddress = (address: Address): Address => {
  const clean = emptyAddress();
  for (const field of allFields) clean[field] = normaliseText(address[field]);
  return clean;
};

/** Whether there is no address, or only empty fields. */
export const isEmptyAddress = (address: Address | null | undefined): boolean =>
  !address || Object.values(cleanAddress(address)).every((text) => text === '');

/** Whether the address would pass a form: the required fields are filled in and the zip has the right format. */
export const isValidAddress = (address: Address): boolean =>
  requiredFields.every((field) => address[field].trim() !== '') && zip(address.zip.trim()) === undefined;

/** Whether two addresses are equal once they are sent. */
export const sameAddress = (a: Address, b: Address): boolean => {
  const [one, other] = [cleanAddress(a), cleanAddress(b)];
  return allFields.every((field) => one[field] === other[field]);
};

/** Adds the abbreviation to a number ("2" becomes "2. em.", never broken across lines); words like "földszint" stay. */
const numbered = (text: string, unit: string) => (/^\d+$/.test(text) ? `${text}.\u00A0${unit}` : text);

/** One line in Hungarian order: 1111 Budapest, Fő utca 1. A lph. 2. em. 5. ajtó, Pf. 12, Ausztria. */
export const formatAddress = (address: Address): string => {
  const { zip, city, street, streetType, house, staircase, floor, door, poBox, country } = cleanAddress(address);
  const words = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const houseNumber = /\d$/.test(house) ? `${house}.` : house;
  const inHouse = words(staircase && `${staircase}\u00A0lph.`, numbered(floor, 'em.'), numbered(door, 'ajtó'));
  const parts = [
    words(zip, city),
    words(street, [streetType, houseNumber].filter(Boolean).join('\u00A0'), inHouse),
    poBox && `Pf. ${poBox}`,
    country,
  ];
  return parts.filter(Boolean).join(', ');
};
