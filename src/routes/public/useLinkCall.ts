import { useState } from 'react';
import { isPathToken } from '../../domain/pathToken';
import { useMounted } from '../../components/useMounted';
import { useOnce } from '../../features/calls/useOnce';
import { ServiceError, toServiceError } from '../../http/serviceError';

export interface LinkCall {
  /** Why the link leads nowhere; undefined while it is being asked about. */
  failure: ServiceError | undefined;
  retry: () => void;
}

/**
 * What an e-mailed link does by itself: one call a visit (PUB-4), with its token checked before (SEC-4); `arrive` takes the
 * reply and leads on. A page that was left meanwhile drops the reply (FLT-3).
 */
export const useLinkCall = <T>(token: string | undefined, call: (token: string) => Promise<T>, arrive: (reply: T) => Promise<void> | void): LinkCall => {
  const [failure, setFailure] = useState<ServiceError>();
  const isMounted = useMounted();

  const ask = async (): Promise<void> => {
    if (token === undefined || !isPathToken(token)) {
      setFailure(new ServiceError('refused', ['INVALID_TOKEN'], ''));
      return;
    }
    setFailure(undefined);
    try {
      const reply = await call(token);
      if (isMounted()) await arrive(reply);
    } catch (error) {
      setFailure(toServiceError(error));
    }
  };

  useOnce(token ?? '', ask);
  return { failure, retry: () => void ask() };
};
