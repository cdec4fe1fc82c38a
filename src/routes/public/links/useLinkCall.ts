import { useState } from 'react';

import { useMounted } from '../../../components/useMounted';
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

/** Makes the call of an e-mailed link, once per visit. `arrive` gets the reply and redirects; dropped after unmounting. */
export const useLinkCall = <T>(
  token: string | undefined,
  call: (token: string) => Promise<T>,
  arrive: (reply: T) => Promise<void> | void,
  { isSound = isPathToken, unnamed = 'INVALID_TOKEN' }: LinkRules = {},
): LinkCall => {
  const [failure, setFailure] = useState<ServiceError>();
  const isMounted = useMounted();

  const ask = async (): Promise<void> => {
    if (token === undefined || !isSound(token)) {
      setFailure(new ServiceError('refused', ['INVALID_TOKEN'], ''));
      return;
    }
    setFailure(undefined);
    try {
      const reply = await call(token);
      if (isMounted()) await arrive(reply);
    } catch (thrown) {
      const error = toServiceError(thrown);
      setFailure(error.unnamed ? new ServiceError('refused', [unnamed], error.reference) : error);
    }
  };

  useOnce(token ?? '', ask);
  return { failure, retry: () => void ask() };
};
