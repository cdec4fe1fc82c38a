import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { lastStep } from '~/domain/constants';
import { paths } from '~/paths';
import { useSession } from '~/session/SessionContext';

interface PayAgain {
  /** The contract whose payment the member asked to repeat. */
  requestedFor: string | undefined;
  request: (contractKey: string) => void;
  /** Clears the request. Call it also if the step that pays can't be shown, so that it doesn't run later. */
  clear: () => void;
}

const PayAgainContext = createContext<PayAgain>({
  requestedFor: undefined,
  request: () => undefined,
  clear: () => undefined,
});

/** Carries "Pay again" from the dialog about a failed payment to step 7. In memory: neither a reload nor Back may pay. */
export const PayAgainProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const { step } = useSession();
  const [pending, setPending] = useState<{ contractKey: string; from: string }>();
  // The bank's return page, where the dialog may open, leads to the wizard's last step. On any other page the request is dropped.
  const isOnTheWay = step === lastStep && (pathname === pending?.from || pathname === paths.wizard);
  if (pending !== undefined && !isOnTheWay) setPending(undefined);
  const requestedFor = pending?.contractKey;
  const request = useCallback((contractKey: string) => setPending({ contractKey, from: pathname }), [pathname]);
  const clear = useCallback(() => setPending(undefined), []);
  return (
    <PayAgainContext value={useMemo(() => ({ requestedFor, request, clear }), [requestedFor, request, clear])}>
      {children}
    </PayAgainContext>
  );
};

export const usePayAgain = (): PayAgain => use(PayAgainContext);
