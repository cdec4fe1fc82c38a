import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { toServiceError } from '../../../http/serviceError';
import { useSessionStore } from '../../../session/SessionContext';
import { Blocked } from './Blocked';

interface StartGateProps {
  name: 'init' | 'upgrade';
  /** Asks whether a start is possible; its codes say why not. */
  ask: (signal: AbortSignal) => Promise<unknown>;
  /** Height of the skeleton, in lines. */
  lines: number;
  children: ReactNode;
}

/** Shows its children only if the service allows a start. Asks at every visit, because the answer may have changed. */
export const StartGate = ({ name, ask, lines, children }: StartGateProps) => {
  const store = useSessionStore();
  const query = useQuery({
    queryKey: ['may-start', name],
    queryFn: ({ signal }) => ask(signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  const refusal = query.isError ? toServiceError(query.error) : undefined;
  const refused = refusal?.kind === 'refused';
  const codes = name === 'upgrade' && refused ? refusal.codes : [];
  const coCard = codes.includes('CONTR_CO_CARD');
  const ruledOut = codes.includes('CONTR_EMPLOYER');

  useEffect(() => {
    // A co-card holder is offered no upgrade for the rest of the session.
    if (coCard) store.update({ upgradeDisabled: true });
    if (ruledOut) store.update({ upgradeRefused: true });
  }, [coCard, ruledOut, store]);

  if (refused) return <Blocked codes={refusal.codes} reference={refusal.reference} />;
  return (
    <QueryBoundary query={query} lines={lines} card>
      {() => children}
    </QueryBoundary>
  );
};
