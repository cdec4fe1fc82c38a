import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import { ErrorText } from '../../../components/feedback/ErrorText';
import { Message } from '../../../components/feedback/Message';
import { Spinner } from '../../../components/feedback/Spinner';
import { Page } from '../../../components/layout/Page';
import { paths } from '../../../paths';
import { linkCodes } from '../linkCodes';
import type { LinkCall } from './useLinkCall';

interface LinkPageProps {
  title: string;
  /** The progress text while the call runs. */
  waiting: string;
  link: LinkCall;
  /** The meaning of a refusal on this page; replaces codes that only mean an invalid link. */
  refused?: string;
  /** What a refusal may also mean; said below it. */
  hint?: string;
  /** The next step after a failure; the home page by default. */
  action?: ReactNode;
}

const LinkFailure = ({
  link: { failure, retry },
  refused,
  hint,
  action,
}: Pick<LinkPageProps, 'link' | 'refused' | 'hint' | 'action'>) => {
  const { t } = useTranslation();
  if (failure === undefined) return null;
  const { kind, codes, reference } = failure;
  const technical = kind === 'technical';
  const shown = technical || refused === undefined ? codes : codes.filter((code) => !linkCodes.includes(code));
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
        {!technical && hint !== undefined && <p>{hint}</p>}
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
export const LinkPage = ({ title, waiting, link, ...failure }: LinkPageProps) => (
  <Page narrow title={title}>
    {link.failure === undefined ? <Spinner label={waiting} /> : <LinkFailure link={link} {...failure} />}
  </Page>
);
