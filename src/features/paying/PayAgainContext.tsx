import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PayAgain {
  /** The contract whose payment the member asked to repeat. */
  wanted: string | undefined;
  ask: (contractKey: string) => void;
  /** Also whenever the step that pays is left, or can't be shown: the wish must not outlive the moment. */
  answered: () => void;
}

const PayAgainContext = createContext<PayAgain>({ wanted: undefined, ask: () => undefined, answered: () => undefined });

/** Carries "Pay again" from the dialog about a failed payment to step 7. In memory: neither a reload nor Back may pay. */
export const PayAgainProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const [wanted, ask] = useState<string>();
  const answered = useCallback(() => ask(undefined), []);
  useEffect(() => answered, [pathname, answered]);
  return (
    <PayAgainContext value={useMemo(() => ({ wanted, ask, answered }), [wanted, answered])}>{children}</PayAgainContext>
  );
};

export const usePayAgain = (): PayAgain => use(PayAgainContext);
