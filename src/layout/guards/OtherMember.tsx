import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { Button } from '../../components/Button';
import { Message } from '../../components/feedback/Message';
import { Page } from '../../components/layout/Page';
import { useMounted } from '../../components/useMounted';
import { displayName } from '../../domain/identity/member';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { returnToState } from '../../session/returnTo';
import { useSessionStore } from '../../session/SessionContext';
import { tabsOf } from '../../session/tabs';

/** Replaces the page once another member has signed in in another tab, so that nothing of the first one shows. */
export const OtherMember = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const store = useSessionStore();
  const navigate = useNavigate();
  const location = useLocation();
  const [busy, setBusy] = useState(false);
  const isMounted = useMounted();
  const tabs = tabsOf(store);
  const other = tabs.other();
  const signIn = (): void => void navigate(paths.login, { replace: true, state: returnToState(location) });
  const goOn = async (): Promise<void> => {
    setBusy(true);
    // The current path belongs to the first member.
    if (await tabs.ask()) void navigate(paths.home, { replace: true });
    // The member may have left for the sign-in page meanwhile.
    else if (isMounted()) signIn();
  };
  return (
    <Page narrow title={t('member.otherMember.title')}>
      <Message
        tone="warning"
        live
        action={
          <>
            {other !== undefined && (
              <Button busy={busy} onClick={() => void goOn()}>
                {t('member.otherMember.goOn', { name: displayName(other, language) })}
              </Button>
            )}
            <Button variant="secondary" onClick={signIn}>
              {t('member.otherMember.signIn')}
            </Button>
          </>
        }
      >
        {other === undefined
          ? t('member.otherMember.textUnnamed')
          : t('member.otherMember.text', { name: displayName(other, language) })}
      </Message>
    </Page>
  );
};
