import { useTranslation } from 'react-i18next';

import { useMounted } from '~/components/hooks/useMounted';
import { useConfirm } from '~/components/layout/useConfirm';
import { accountLabel, displayName, isSameMember, type Member } from '~/domain/identity/member';
import { ServiceError, technicalError } from '~/http/serviceError';
import { useLanguage } from '~/i18n/useLanguage';
import { useSessionStore } from '~/session/SessionContext';
import { tabsOf } from '~/session/tabs';

interface Replacement {
  present: Member;
  next: Member;
  support: boolean;
}

/**
 * Signs a link's member in. Asks before they replace another one who is signed in, in this tab or another; support staff stay
 * in their session with a link of the account they are in. `enter` resolves to false if the present
 * member stays, and is cancelled if the page is left; render `dialog` anywhere in it.
 */
export const useReplaceSession = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const store = useSessionStore();
  const isMounted = useMounted();
  const { confirm, dialog } = useConfirm<Replacement>(({ present, next, support }) => {
    const names = { present: displayName(present, language), next: displayName(next, language) };
    return support
      ? {
          title: t('member.support.leaveTitle'),
          children: <p>{t('member.support.leaveText', { ...names, account: accountLabel(present, language) })}</p>,
          no: t('public.replace.stay'),
          yes: t('member.support.leave'),
          destructive: true,
        }
      : {
          title: t('public.replace.title'),
          children: <p>{t('public.replace.text', names)}</p>,
          no: t('public.replace.stay'),
          yes: t('public.replace.goOn'),
          destructive: true,
        };
  });

  const mayReplace = async (next: Member, confirmsEmail: boolean): Promise<boolean> => {
    let agreed: Member | undefined;
    const stopIfLeft = (): void => {
      if (!isMounted()) throw new ServiceError('cancelled', [], '');
    };
    // Somebody may sign in, in another tab, while the question is open.
    for (;;) {
      store.check();
      await tabsOf(store).ask();
      stopIfLeft();
      const { currentUser: present, support = false } = store.get();
      if (present === undefined || store.isPresentMember(next, confirmsEmail)) return true;
      if (!support && agreed !== undefined && isSameMember(agreed, present)) return true;
      const isSure = await confirm({ present, next, support });
      stopIfLeft();
      if (!isSure) return false;
      if (support) store.end('loggedOut');
      else agreed = present;
    }
  };

  const enter = async ({ token, user }: { token: string; user: Member }, confirmsEmail = false): Promise<boolean> => {
    if (!(await mayReplace(user, confirmsEmail))) return false;
    if (!store.signIn({ token, user, confirmsEmail })) throw technicalError();
    return true;
  };

  return { enter, dialog };
};
