import { useState } from 'react';
import type { ErrorCode } from '../../domain/errorCatalogue';
import { isPathToken } from '../../domain/pathToken';
import { useMounted } from '../../components/useMounted';
import { useOnce } from '../../features/calls/useOnce';
import { ServiceError, toServiceError } from '../../http/serviceError';

export interface LinkCall {
  /** Why the link leads nowhere; undefined while the call runs. */
  failure: ServiceError | undefined;
  retry: () => void;
}

interface LinkRules {
  /** Whether a link could carry the token; if not, nothing is called. */
  isSound?: (token: string) => boolean;
  /** What a refusal without a code means here. */
  unnamed?: ErrorCode;
}

/** The call of an e-mailed link, one a visit. `arrive` takes the reply and leads on; a page that was left meanwhile drops it. */
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
