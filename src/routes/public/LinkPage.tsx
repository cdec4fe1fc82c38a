import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { Page } from '../../ui/Page';
import { Spinner } from '../../ui/Spinner';
import { useErrorText } from '../../ui/useErrorText';
import styles from './LinkPage.module.css';
import type { LinkCall } from './useLinkCall';

interface LinkPageProps {
  title: string;
  /** What is being done meanwhile. */
  waiting: string;
  link: LinkCall;
  /** What a refusal means here; the codes that say more follow it. */
  refused?: string;
  /** The way on after a failure; the home page unless told. */
  action?: ReactNode;
}

const LinkFailure = ({ link: { failure, retry }, refused, action }: Pick<LinkPageProps, 'link' | 'refused' | 'action'>) => {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  if (failure === undefined) return null;
  const { kind, codes, reference } = failure;
  const technical = kind === 'technical';
  // The heading of a refusal is INVALID_TOKEN's own text, or says the same.
  const told = technical || refused === undefined ? codes : codes.filter((code) => code !== 'INVALID_TOKEN');
  return (
    <>
      <Message tone={technical ? 'error' : 'warning'} live title={technical ? undefined : refused}>
        {told.length > 0 ? told.map((code) => <p key={code}>{errorText(code, reference)}</p>) : undefined}
      </Message>
      <div className={styles.ways}>
        {technical && <Button onClick={retry}>{t('button.retry')}</Button>}
        {action ?? (
          <LinkButton to={paths.home} replace>
            {t('button.home')}
          </LinkButton>
        )}
      </div>
    </>
  );
};

/** A page that an e-mailed link opens: it waits, leads on, or says why not and how to go on. */
export const LinkPage = ({ title, waiting, link, refused, action }: LinkPageProps) => (
  <Page narrow title={title}>
    {link.failure === undefined ? <Spinner label={waiting} /> : <LinkFailure link={link} refused={refused} action={action} />}
  </Page>
);
