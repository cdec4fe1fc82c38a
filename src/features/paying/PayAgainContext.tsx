import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';

/** The wizard's step that signs and pays. */
const payingStep = 7;

interface PayAgain {
  /** The contract whose payment the member asked to repeat. */
  wanted: string | undefined;
  ask: (contractKey: string) => void;
  /** Clears the request. Call it also if the step that pays can't be shown, so that it doesn't run later. */
  answered: () => void;
}

const PayAgainContext = createContext<PayAgain>({ wanted: undefined, ask: () => undefined, answered: () => undefined });

/** Carries "Pay again" from the dialog about a failed payment to step 7. In memory: neither a reload nor Back may pay. */
export const PayAgainProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const { step } = useSession();
  const [wish, setWish] = useState<{ contractKey: string; from: string }>();
  // The bank's return page, where the dialog may open, leads to the wizard's step 7. On any other page the request is dropped.
  const isOnTheWay = step === payingStep && (pathname === wish?.from || pathname === paths.wizard);
  if (wish !== undefined && !isOnTheWay) setWish(undefined);
  const wanted = wish?.contractKey;
  const ask = useCallback((contractKey: string) => setWish({ contractKey, from: pathname }), [pathname]);
  const answered = useCallback(() => setWish(undefined), []);
  return (
    <PayAgainContext value={useMemo(() => ({ wanted, ask, answered }), [wanted, ask, answered])}>
      {children}
    </PayAgainContext>
  );
};

export const usePayAgain = (): PayAgain => use(PayAgainContext);
