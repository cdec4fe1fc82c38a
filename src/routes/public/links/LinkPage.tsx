import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import { ErrorText } from '../../../components/feedback/ErrorText';
import { Message } from '../../../components/feedback/Message';
import { Spinner } from '../../../components/feedback/Spinner';
import { Page } from '../../../components/layout/Page';
import { paths } from '../../../paths';
import type { LinkCall } from './useLinkCall';

interface LinkPageProps {
  title: string;
  /** The progress text while the call runs. */
  waiting: string;
  link: LinkCall;
  /** The meaning of a refusal on this page; replaces codes that only mean an invalid link. */
  refused?: string;
  /** The next step after a failure; the home page by default. */
  action?: ReactNode;
}

/** Codes that only mean an invalid link. */
const invalidLink: readonly string[] = ['INVALID_TOKEN', 'ACC_INVALID_ACTIVATOR'];

const LinkFailure = ({
  link: { failure, retry },
  refused,
  action,
}: Pick<LinkPageProps, 'link' | 'refused' | 'action'>) => {
  const { t } = useTranslation();
  if (failure === undefined) return null;
  const { kind, codes, reference } = failure;
  const technical = kind === 'technical';
  const shown = technical || refused === undefined ? codes : codes.filter((code) => !invalidLink.includes(code));
  return (
    <>
      <Message tone={technical ? 'error' : 'warning'} live title={technical ? undefined : refused}>
        {shown.length > 0
          ? shown.map((code) => (
              <p key={code}>
                <ErrorText code={code} reference={reference} />
              </p>
            ))
          : undefined}
      </Message>
      <Stack sx={{ gap: 1 }}>
        {technical && <Button onClick={retry}>{t('button.retry')}</Button>}
        {action ?? (
          <LinkButton to={paths.home} replace>
            {t('button.home')}
          </LinkButton>
        )}
      </Stack>
    </>
  );
};

/** The page of an e-mailed link: waits, redirects, or explains a failure and the next step. */
export const LinkPage = ({ title, waiting, link, refused, action }: LinkPageProps) => (
  <Page narrow title={title}>
    {link.failure === undefined ? (
      <Spinner label={waiting} />
    ) : (
      <LinkFailure link={link} refused={refused} action={action} />
    )}
  </Page>
);
