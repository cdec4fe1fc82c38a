import { normaliseText } from '~/domain/text/normaliseText';
import { zip } from '~/domain/validation/validators';

const requiredFields = ['zip', 'city', 'street', 'streetType', 'house'] as const;
const optionalFields = ['staircase', 'floor', 'door', 'poBox', 'country'] as const;
export const addressFields = [...requiredFields, ...optionalFields] as const;

/** A Hungarian postal address; "" where a part isn't given. */
export type Address = Record<(typeof addressFields)[number], string>;

const addressOf = (part: (field: keyof Address) => string): Address => ({
  zip: part('zip'),
  city: part('city'),
  street: part('street'),
  streetType: part('streetType'),
  house: part('house'),
  staircase: part('staircase'),
  floor: part('floor'),
  door: part('door'),
  poBox: part('poBox'),
  country: part('country'),
});

export const emptyAddress = (): Address => addressOf(() => '');

/** An address as form values: missing fields are "", never undefined. */
export const fullAddress = (address: Partial<Address> | null | undefined): Address =>
  addressOf((field) => address?.[field] ?? '');

/** The address as it is sent: normalised, with all ten fields. */
export const cleanAddress = (address: Address): Address => addressOf((field) => normaliseText(address[field]));

/** Whether there is no address, or only empty fields. */
export const isEmptyAddress = (address: Address | null | undefined): boolean =>
  !address || Object.values(cleanAddress(address)).every((text) => text === '');

/** Whether the address would pass a form: the required fields are filled in and the zip has the right format. */
export const isValidAddress = (address: Address): boolean =>
  requiredFields.every((field) => address[field].trim() !== '') && zip(address.zip.trim()) === undefined;

/** Whether two addresses are equal once they are sent. */
export const sameAddress = (a: Address, b: Address): boolean => {
  const [one, other] = [cleanAddress(a), cleanAddress(b)];
  return addressFields.every((field) => one[field] === other[field]);
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
