import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { ErrorCode } from '../../../domain/text/errorCatalogue';
import { isPathToken } from '../../../domain/text/pathToken';
import { useOnce } from '../../../features/calls/useOnce';
import { ServiceError, toServiceError } from '../../../http/serviceError';

export interface LinkCall {
  /** Why the link failed; undefined while the call runs. */
  failure: ServiceError | undefined;
  retry: () => void;
}

interface LinkRules {
  /** Whether the token is well-formed; if not, nothing is called. */
  isSound?: (token: string) => boolean;
  /** The code for a refusal without one. */
  unnamed?: ErrorCode;
}

/** Makes the call of an e-mailed link, once per visit. `arrive` gets the reply and redirects; skipped once the page has been left. */
export const useLinkCall = <T>(
  token: string | undefined,
  call: (token: string) => Promise<T>,
  arrive: (reply: T) => Promise<void>,
  { isSound = isPathToken, unnamed = 'INVALID_TOKEN' }: LinkRules = {},
): LinkCall => {
  const [failure, setFailure] = useState<ServiceError>();
  const { mutate } = useMutation({ mutationFn: (sound: string) => call(sound) });

  const fail = (thrown: unknown): void => {
    const error = toServiceError(thrown);
    setFailure(error.unnamed ? new ServiceError('refused', [unnamed], error.reference) : error);
  };
  const ask = (): void => {
    if (token === undefined || !isSound(token)) {
      setFailure(new ServiceError('refused', ['INVALID_TOKEN'], ''));
      return;
    }
    setFailure(undefined);
    mutate(token, { onSuccess: (reply) => void arrive(reply).catch(fail), onError: fail });
  };

  useOnce(token ?? '', ask);
  return { failure, retry: ask };
};
