import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { ErrorText } from '~/components/feedback/ErrorText';
import { Message } from '~/components/feedback/Message';
import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { useRead } from '~/components/feedback/useRead';
import { describeCode } from '~/domain/errors/errorCatalogue';
import { ContractUnderWay } from '~/features/contract/ContractUnderWay';
import { toServiceError } from '~/http/serviceError';
import { paths } from '~/paths';
import { initContract, initUpgrade } from '~/services/contracting';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { LinkHints } from './LinkSent';

const linkTexts = {
  payment: 'member.toPayment',
  wizard: 'member.menu.wizard',
  newContract: 'member.menu.newContract',
} as const;

interface Suggestion {
  to?: keyof typeof linkTexts;
  /** What else helps: the e-mail's link, the main card's holder, customer care. */
  help?: 'inbox' | 'mainCard' | 'care';
}

/** Where a member can go on from a code that refuses a start; the catalogue's text is its sentence (UX-37). */
const suggestions: ReadonlyMap<string, Suggestion> = new Map<string, Suggestion>([
  ['CONTR_UNPAID', { to: 'payment' }],
  ['HAS_DEBT', { to: 'payment' }],
  ['CONTR_ALREADY_EMAILED', { help: 'inbox' }],
  ['CONTR_CO_CARD', { to: 'wizard', help: 'mainCard' }],
  ['CONTR_EMPLOYER', { to: 'wizard', help: 'care' }],
  ['CONTR_NO_VALID_CARD', { to: 'wizard', help: 'care' }],
  ['CONTR_INVALID_YEAR', { to: 'newContract' }],
  ['CONTR_DEC_THIS_YEAR', { to: 'newContract' }],
  ['NO_KR', { to: 'newContract' }],
  ['PROFILE_NO_KR', { to: 'newContract' }],
]);

/** No other offer can be started either, and the member is told where to go on. */
export const refusesStart = (codes: readonly string[]): boolean => codes.some((code) => suggestions.has(code));

/** With these a new contract would be refused, too. */
const refuseAll: readonly string[] = ['CONTR_UNPAID', 'HAS_DEBT', 'CONTR_ALREADY_EMAILED'];

interface BlockedProps {
  codes: readonly string[];
  reference?: string;
  /** The page is the one of a new contract: a link to it leads nowhere. */
  isNewContract?: boolean;
}

/** Why nothing can be started now, with a way on for each reason. A contract under way comes first. */
export const Blocked = ({ codes, reference, isNewContract = false }: BlockedProps) => {
  const { t } = useTranslation('portal');
  const contractKey = useSession((session) => session.contractKey);
  const isUnderWay = contractKey !== undefined;
  const isNewRefused = isNewContract || codes.some((code) => refuseAll.includes(code));
  // The e-mail isn't needed where this tab can go on.
  const reasons = codes.filter((code) => code !== 'CONTR_ALREADY_EMAILED' || !isUnderWay);
  return (
    <>
      <ContractUnderWay />
      <Stack role="alert" spacing={1.5}>
        {reasons.map((code) => {
          const { to, help } = suggestions.get(code) ?? { to: 'wizard' };
          return (
            <Message
              key={code}
              tone={describeCode(code).tone}
              title={<ErrorText code={code} reference={reference} care={help !== 'care'} />}
              action={
                to !== undefined &&
                !(to === 'newContract' && isNewRefused) && (
                  // Coloured where it takes the only reason away.
                  <LinkButton variant={reasons.length === 1 && !isUnderWay ? 'primary' : 'secondary'} to={paths[to]}>
                    {t(linkTexts[to])}
                  </LinkButton>
                )
              }
            >
              {help === 'inbox' && <LinkHints />}
              {help === 'mainCard' && <p>{t('start.next.mainCard')}</p>}
              {help === 'care' && <CareLine />}
            </Message>
          );
        })}
      </Stack>
    </>
  );
};

interface StartGateProps {
  name: 'init' | 'upgrade';
  lines: number;
  children: ReactNode;
}

/** Shows its children only if the service allows a start. Asks at every visit, because the answer may have changed. */
export const StartGate = ({ name, lines, children }: StartGateProps) => {
  const store = useSessionStore();
  const { kr, email } = useSession((session) => session.currentUser) ?? {};
  const query = useQuery({
    queryKey: ['mayStart', name, kr ?? email],
    queryFn: ({ signal }) =>
      (name === 'init' ? initContract(signal) : initUpgrade(signal)).catch((thrown: unknown) => {
        // A co-card holder is offered no upgrade for the rest of the session (NAV-9).
        if (name === 'upgrade' && toServiceError(thrown).codes.includes('CONTR_CO_CARD'))
          store.update({ upgradeDisabled: true });
        throw thrown;
      }),
    gcTime: 0,
    staleTime: Infinity,
    // Also where Back comes before the last visit's answer is dropped.
    refetchOnMount: 'always',
  });
  const { failure } = useRead(query);
  if (failure?.kind === 'refused')
    return <Blocked codes={failure.codes} reference={failure.reference} isNewContract={name === 'init'} />;
  return (
    <QueryBoundary query={query} lines={lines} card>
      {() => children}
    </QueryBoundary>
  );
};
