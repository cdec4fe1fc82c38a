import { pathTextMaxLength, pathTokenMaxLength } from '~/domain/constants';

import { normaliseEmail } from './normalisers';
import { normaliseCode, normaliseText } from './normaliseText';
import { percentDecoded } from './percentDecoded';

/** Signs that mail programs take into a link; no token, code or e-mail ends with them. */
const strayEnd = /[\s.,;:)\]>"'’‘”“„»«›‹/]+$/u;

/** A part of a link as it was meant: without a second percent-encoding and the soft line breaks of a raw mail. */
const meantPart = (part = ''): string => (percentDecoded(part) ?? part).replace(/=\r?\n(?=\S)/g, '');

/** A token, code or status from a path. No token has the signs with which a query, a hash or HTML begins. */
export const pathCode = (part: string | undefined): string =>
  normaliseCode(
    meantPart(part)
      .replace(/[?&#<;].*$/s, '')
      .replace(strayEnd, ''),
  );

/** A code that is typed, or pasted with the link that it is the end of. */
export const codeOrLink = (text: string): string => pathCode(text.replace(/^[^?#]*\/(?=[^/?#])/, ''));

/** Any other text from a path. */
export const pathText = (part: string | undefined): string => normaliseText(meantPart(part).replace(strayEnd, ''));

/** An e-mail from a path. No domain has the signs with which a query or a hash begins. */
export const pathEmail = (part: string | undefined): string =>
  normaliseEmail(
    meantPart(part)
      .replace(/(@[^?&#]*)[?&#].*$/s, '$1')
      .replace(strayEnd, ''),
  );

const characters = /^[A-Za-z0-9._~=+:-]+$/;

/** Whether a token or code from a path may be sent to a service. If not, it is INVALID_TOKEN without a call. */
export const isPathToken = (text: string): boolean => text.length <= pathTokenMaxLength && characters.test(text);

/** Whether a part of the intranet's link may be sent on as it is: of any characters but control characters. */
export const isPathText = (text: string): boolean => text.length <= pathTextMaxLength && !/\p{Cc}/u.test(text);

/** Codes that say no more than that an e-mailed link doesn't work: it was used, has expired, or was cut off. */
export const linkCodes: readonly string[] = ['INVALID_TOKEN', 'ACC_INVALID_ACTIVATOR', 'tokenInvalid'];
