import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Button, LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { Page } from '../../../components/layout/Page';
import { paths } from '../../../paths';
import { useSessionStore } from '../../../session/SessionContext';
import { CaptchaDocument } from '../captcha/CaptchaDocument';
import { UnsubscribeForm } from './UnsubscribeForm';

/** Captchas need a page without a session: offers to log out or leave. */
const SignedIn = () => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  return (
    <Page narrow title={t('public.unsubscribe.title')}>
      <Message title={t('public.unsubscribe.signedIn')}>{t('public.unsubscribe.signedInText')}</Message>
      {/* CaptchaDocument then loads the page afresh. */}
      <Button wide onClick={() => store.end('loggedOut')}>
        {t('public.unsubscribe.logOut')}
      </Button>
      <LinkButton to={paths.home} wide>
        {t('common:button.home')}
      </LinkButton>
    </Page>
  );
};

/** /unsubscribe/:email? : unsubscribes from the newsletter. */
export const Component = () => {
  const { t } = useTranslation(['portal', 'common']);
  const { email = '' } = useParams();
  const [done, setDone] = useState<string>();
  return (
    <CaptchaDocument signedIn={<SignedIn />}>
      <Page narrow title={t('public.unsubscribe.title')}>
        {done === undefined ? (
          <UnsubscribeForm email={email} onDone={setDone} />
        ) : (
          <>
            <Message tone="success" live title={t('public.unsubscribe.done')}>
              {t('public.unsubscribe.doneText', { email: done })}
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
