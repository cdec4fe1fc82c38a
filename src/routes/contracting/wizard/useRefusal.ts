import { useEffect, useEffectEvent } from 'react';
import { isServiceError } from '../../../http/serviceError';

/** Tells when the service answers that it can't open a step: another tab may have taken the one before it back. */
export const useRefusal = (error: unknown, onRefused: () => void): void => {
  const refused = isServiceError(error) && !error.network && error.kind !== 'session' && error.kind !== 'cancelled';
  const tell = useEffectEvent(onRefused);
  useEffect(() => {
    if (refused) tell();
  }, [refused]);
};
