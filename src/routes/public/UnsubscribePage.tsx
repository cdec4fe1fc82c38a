import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { loadPage } from '../../http/navigation';
import { paths } from '../../paths';
import { useSessionStore } from '../../session/SessionContext';
import { Button, LinkButton } from '../../components/Button';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { CaptchaDocument } from './CaptchaDocument';
import { UnsubscribeForm } from './UnsubscribeForm';

/** Captchas need a page without a session: offers to log out or leave. */
const SignedIn = () => {
  const { t } = useTranslation(['public', 'common']);
  const { pathname } = useLocation();
  const store = useSessionStore();
  return (
    <Page narrow title={t('unsubscribe.title')}>
      <Message title={t('unsubscribe.signedIn')}>{t('unsubscribe.signedInText')}</Message>
      <Button
        wide
        onClick={() => {
          store.end('loggedOut');
          loadPage(pathname);
        }}
      >
        {t('unsubscribe.logOut')}
      </Button>
      <LinkButton to={paths.home} wide>
        {t('common:button.home')}
      </LinkButton>
    </Page>
  );
};

/** /unsubscribe/:email? : unsubscribes from the newsletter. */
export const Component = () => {
  const { t } = useTranslation(['public', 'common']);
  const { email = '' } = useParams();
  const [done, setDone] = useState<string>();
  return (
    <CaptchaDocument signedIn={<SignedIn />}>
      <Page narrow title={t('unsubscribe.title')}>
        {done === undefined ? (
          <UnsubscribeForm email={email} onDone={setDone} />
        ) : (
          <>
            <Message tone="success" live title={t('unsubscribe.done')}>
              {t('unsubscribe.doneText', { email: done })}
            </Message>
            <LinkButton to={paths.home} fullLoad>
              {t('common:button.home')}
            </LinkButton>
          </>
        )}
      </Page>
    </CaptchaDocument>
  );
};
