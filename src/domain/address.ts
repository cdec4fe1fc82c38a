/** A Hungarian postal address. */
export interface Address {
  zip: string;
  city: string;
  street: string;
  streetType: string;
  house: string;
  staircase?: string;
  floor?: string;
  door?: string;
  poBox?: string;
  country?: string;
}

const requiredFields = ['zip', 'city', 'street', 'streetType', 'house'] as const;
const optionalFields = ['staircase', 'floor', 'door', 'poBox', 'country'] as const;

/** An address form before anything is typed: every field there, all empty. */
export function emptyAddress(): Required<Address> {
  return {
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
  };
}

/** An address as a form holds it: what is not given is empty, never undefined. */
export function fullAddress(address: Partial<Address> | null | undefined): Required<Address> {
  const full = emptyAddress();
  for (const field of [...requiredFields, ...optionalFields]) full[field] = address?.[field] ?? '';
  return full;
}

/** The address as it is sent: trimmed, its empty optional fields left out. */
export function cleanAddress(address: Address): Address {
  const clean: Address = {
    zip: address.zip.trim(),
    city: address.city.trim(),
    street: address.street.trim(),
    streetType: address.streetType.trim(),
    house: address.house.trim(),
  };
  for (const field of optionalFields) {
    const text = address[field]?.trim();
    if (text) clean[field] = text;
  }
  return clean;
}

/** Whether nothing is typed; no address is an empty one. */
export function isEmptyAddress(address: Address | null | undefined): boolean {
  return !address || Object.values(cleanAddress(address)).every((text) => text === '');
}

/** Whether two addresses are the same but for spaces and missing fields. */
export function sameAddress(a: Address, b: Address): boolean {
  const [one, other] = [cleanAddress(a), cleanAddress(b)];
  return [...requiredFields, ...optionalFields].every((field) => one[field] === other[field]);
}

/** A number takes its abbreviation ("2" becomes "2. em."), words stay as they are ("földszint"). */
const numbered = (text: string | undefined, unit: string) => (text && /^\d+$/.test(text) ? `${text}. ${unit}` : text);

/** One line in Hungarian order: 1111 Budapest, Fő utca 1. A lph. 2. em. 5. ajtó, Pf. 12, Ausztria. */
export function formatAddress(address: Address): string {
  const { zip, city, street, streetType, house, staircase, floor, door, poBox, country } = cleanAddress(address);
  const words = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  const houseNumber = /\d$/.test(house) ? `${house}.` : house;
  const inHouse = words(staircase && `${staircase} lph.`, numbered(floor, 'em.'), numbered(door, 'ajtó'));
  const parts = [words(zip, city), words(street, streetType, houseNumber, inHouse), poBox && `Pf. ${poBox}`, country];
  return parts.filter(Boolean).join(', ');
}
