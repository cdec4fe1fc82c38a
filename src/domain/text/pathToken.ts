import { pathTextMaxLength, pathTokenMaxLength } from '~/domain/constants';

const characters = /^[A-Za-z0-9._~=+:-]+$/;

/** Whether a token or code from a path may be sent to a service. If not, it is INVALID_TOKEN without a call. */
export const isPathToken = (text: string): boolean => text.length <= pathTokenMaxLength && characters.test(text);

/** Whether a part of the intranet's link may be sent on as it is: of any characters but control characters. */
export const isPathText = (text: string): boolean => text.length <= pathTextMaxLength && !/\p{Cc}/u.test(text);

/** Codes that say no more than that an e-mailed link doesn't work: it was used, has expired, or was cut off. */
export const linkCodes: readonly string[] = ['INVALID_TOKEN', 'ACC_INVALID_ACTIVATOR', 'tokenInvalid'];
