import { deviceStorage } from './storage';

const saltKey = 'cportal.salt';

/** FNV-1a with 64 bits. Not the browser's own digest: that one is asynchronous, and missing on plain http. */
const [offset, prime] = [0xcbf29ce484222325n, 0x100000001b3n];

const hashOf = (text: string): string =>
  new TextEncoder()
    .encode(text)
    .reduce((hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime), offset)
    .toString(16)
    .padStart(16, '0');

export const hashPattern = /^[\da-f]{16}$/;

/** Random text, made once on this device, so that nobody can look a hash up elsewhere. */
const deviceSalt = (): string => {
  const stored = deviceStorage.read(saltKey);
  if (stored !== undefined) return stored;
  const salt = crypto.getRandomValues(new Uint32Array(4)).join('-');
  deviceStorage.write(saltKey, salt);
  return salt;
};

/** Recognises a text on this device without keeping it. */
export const saltedHash = (text: string): string => hashOf(`${deviceSalt()} ${text}`);

/** Tells the members of one device apart by an e-mail or a kr, without keeping either. */
export const memberHash = (emailOrKr: string): string => saltedHash(emailOrKr.trim().toLowerCase());
