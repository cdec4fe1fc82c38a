import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { ErrorText } from '~/components/feedback/ErrorText';
import { Message } from '~/components/feedback/Message';
import { Spinner } from '~/components/feedback/Spinner';
import { Page } from '~/components/layout/Page';
import { useMounted } from '~/components/useMounted';
import type { ErrorCode } from '~/domain/errors/errorCatalogue';
import { isPathToken, linkCodes } from '~/domain/text/pathToken';
import { ServiceError, toServiceError } from '~/http/serviceError';
import { paths } from '~/paths';
import { useOncePerVisit } from '~/routes/public/useOncePerVisit';

interface LinkCall {
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
export const useLinkCall = <T,>(
  token: string | undefined,
  call: (token: string) => Promise<T>,
  arrive: (reply: T) => Promise<void>,
  { isSound = isPathToken, unnamed = 'INVALID_TOKEN' }: LinkRules = {},
): LinkCall => {
  const isMounted = useMounted();
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      if (token === undefined || !isSound(token)) throw new ServiceError('refused', ['INVALID_TOKEN'], '');
      const reply = await call(token);
      if (isMounted()) await arrive(reply);
    },
  });
  useOncePerVisit(token ?? '', () => mutate());
  const thrown = error === null ? undefined : toServiceError(error);
  const failure = thrown?.unnamed ? new ServiceError('refused', [unnamed], thrown.reference) : thrown;
  return { failure, retry: () => mutate() };
};

interface LinkPageProps {
  title: string;
  /** The progress text while the call runs. */
  waiting: string;
  link: LinkCall;
  /** The meaning of a refusal on this page; replaces codes that only mean an invalid link. */
  refused?: string;
  /** What a refusal may also mean; said below it. */
  hint?: string;
  /** Says how to reach customer care beside a failure: without the link a contract can't go on. */
  withCare?: boolean;
  /** The next step after a failure; the home page by default. */
  action?: ReactNode;
}

/** The page of an e-mailed link: waits, redirects, or explains a failure and the next step. */
export const LinkPage = ({
  title,
  waiting,
  link: { failure, retry },
  refused,
  hint,
  withCare,
  action,
}: LinkPageProps) => {
  const { t } = useTranslation();
  if (failure === undefined)
    return (
      <Page narrow title={title}>
        <Spinner label={waiting} />
      </Page>
    );
  const { kind, codes, reference } = failure;
  const technical = kind === 'technical';
  const shown = technical || refused === undefined ? codes : codes.filter((code) => !linkCodes.includes(code));
  return (
    <Page narrow title={title}>
      <Message tone={technical ? 'error' : 'warning'} live title={technical ? undefined : refused}>
        {shown.map((code) => (
          <p key={code}>
            <ErrorText code={code} reference={reference} />
          </p>
        ))}
        {!technical && hint !== undefined && <p>{hint}</p>}
        {withCare && <CareLine />}
      </Message>
      <Stack sx={{ gap: 1 }}>
        {technical && <Button onClick={retry}>{t('button.retry')}</Button>}
        {action ?? (
          <LinkButton to={paths.home} replace>
            {t('button.home')}
          </LinkButton>
        )}
      </Stack>
    </Page>
  );
};
