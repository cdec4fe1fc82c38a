import { Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { ErrorText } from '~/components/feedback/ErrorText';
import { Message } from '~/components/feedback/Message';
import { Spinner } from '~/components/feedback/Spinner';
import { useMounted } from '~/components/hooks/useMounted';
import { Page } from '~/components/layout/Page';
import type { ErrorCode } from '~/domain/errors/errorCatalogue';
import { isPathToken, linkCodes } from '~/domain/text/pathToken';
import { ServiceError, toServiceError } from '~/http/serviceError';
import { paths } from '~/paths';
import { useOncePerVisit } from '~/routes/public/useOncePerVisit';

interface LinkPageProps<Reply> {
  title: string;
  waiting: string;
  token: string | undefined;
  call: (token: string) => Promise<Reply>;
  /** Gets the reply and redirects; skipped once the page has been left. */
  arrive: (reply: Reply) => Promise<void>;
  /** Whether the token is well-formed; if not, nothing is called. */
  isSound?: (token: string) => boolean;
  /** The code for a refusal without one. */
  unnamed?: ErrorCode;
  /** The meaning of a refusal on this page; replaces codes that only mean an invalid link. */
  refused?: string;
  /** What a refusal may also mean; said below it. */
  hint?: string;
  /** Says how to reach customer care beside a failure: without the link a contract can't go on. */
  withCare?: boolean;
  /** The next step after a failure; the home page by default. */
  action?: (failure: ServiceError, retry: () => void) => ReactNode;
  children?: ReactNode;
}

/** The page of an e-mailed link: makes its call, once per visit, then redirects, or explains a failure and the next step. */
export const LinkPage = <Reply,>({
  title,
  waiting,
  token,
  call,
  arrive,
  isSound = isPathToken,
  unnamed = 'INVALID_TOKEN',
  refused,
  hint,
  withCare,
  action,
  children,
}: LinkPageProps<Reply>) => {
  const { t } = useTranslation();
  const isMounted = useMounted();
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      if (token === undefined || !isSound(token)) throw new ServiceError('refused', ['INVALID_TOKEN'], '');
      const reply = await call(token);
      if (isMounted()) await arrive(reply);
    },
  });
  useOncePerVisit(token ?? '', () => mutate());
  if (error === null)
    return (
      <Page narrow title={title}>
        <Spinner label={waiting} />
        {children}
      </Page>
    );
  const thrown = toServiceError(error);
  const failure = thrown.unnamed ? new ServiceError('refused', [unnamed], thrown.reference) : thrown;
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
        {technical && <Button onClick={() => mutate()}>{t('button.retry')}</Button>}
        {action?.(failure, mutate) ?? (
          <LinkButton to={paths.home} replace>
            {t('button.home')}
          </LinkButton>
        )}
      </Stack>
    </Page>
  );
};
