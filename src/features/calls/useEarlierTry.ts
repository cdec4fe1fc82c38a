import { useRef } from 'react';

import { linkCodes } from '~/domain/text/pathToken';
import { isServiceError, ServiceError } from '~/http/serviceError';

/** Calls whose second try is refused because the first one worked, the codes of that refusal, and what the portal adds to them. */
const calls = {
  '/reset': { codes: linkCodes, adds: 'earlierTryPassword' },
  '/change-password': {
    codes: ['ACC_INVALID_AUTHENTICATION', 'INVALID_PASSWORD', 'ACC_PASSWORDS_OLD'],
    adds: 'earlierTryPassword',
  },
  '/registration': { codes: ['ACC_MAIL_ALREADY_EXISTS'], adds: 'earlierTryRegistration' },
} as const satisfies Record<string, { codes: readonly string[]; adds: string }>;

/** Makes one of these calls for an identity. A refusal after a try of the same form that had no answer says that it may have worked. */
export const useEarlierTry = (call: keyof typeof calls) => {
  const unansweredRef = useRef<string>(undefined);
  return async <Reply>(identity: string, run: () => Promise<Reply>): Promise<Reply> => {
    try {
      return await run();
    } catch (error) {
      if (!isServiceError(error)) throw error;
      if (error.kind === 'technical') unansweredRef.current = identity;
      const { codes, adds } = calls[call];
      const isExplained = error.kind === 'refused' && error.codes.some((code) => codes.some((one) => one === code));
      if (!isExplained || unansweredRef.current !== identity) throw error;
      throw new ServiceError('refused', [...error.codes, adds], error.reference);
    }
  };
};
