import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { Button } from '../../components/Button';
import { Message } from '../../components/feedback/Message';
import { Page } from '../../components/layout/Page';
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
  const tabs = tabsOf(store);
  const other = tabs.other();
  const signIn = (): void => void navigate(paths.login, { replace: true, state: returnToState(location) });
  const { mutate: goOn, isPending } = useMutation({
    mutationFn: () => tabs.ask(),
    onSuccess: (hasSession) => {
      // The current path belongs to the first member.
      if (hasSession) void navigate(paths.home, { replace: true });
    },
  });
  const goOnOrSignIn = (): void =>
    goOn(undefined, {
      // Skipped if the member has left for another page meanwhile.
      onSuccess: (hasSession) => {
        if (!hasSession) signIn();
      },
    });
  return (
    <Page narrow title={t('member.otherMember.title')}>
      <Message
        tone="warning"
        live
        action={
          <>
            {other !== undefined && (
              <Button busy={isPending} onClick={goOnOrSignIn}>
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
