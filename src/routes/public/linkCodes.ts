/** Codes that say no more than that an e-mailed link doesn't work: it was used, has expired, or was cut off. */
export const linkCodes: readonly string[] = ['INVALID_TOKEN', 'ACC_INVALID_ACTIVATOR', 'tokenInvalid'];
