import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../components/layout/ConfirmDialog';
import { useQuestion } from '../../components/layout/useQuestion';
import { accountLabel, displayName, type Member } from '../../domain/identity/member';
import { useLanguage } from '../../i18n/useLanguage';
import { useSessionStore } from '../../session/SessionContext';

interface Replacement {
  present: Member;
  next: Member;
  /** Support staff work in the present member's account. */
  support: boolean;
}

/**
 * Asks before a link's member replaces the one who is signed in, and before any link ends a support session. `confirm`
 * resolves to true at once otherwise; render `dialog` anywhere in the page.
 */
export const useReplaceSession = (): { confirm: (next: Member) => Promise<boolean>; dialog: ReactNode } => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const store = useSessionStore();
  const { asked, ask, answer } = useQuestion<Replacement>();

  const confirm = useCallback(
    (next: Member): Promise<boolean> => {
      const { currentUser: present, support = false } = store.get();
      const nobody = present === undefined || (store.remaining() ?? 0) <= 0;
      if (nobody || (!support && store.isPresentMember(next))) return Promise.resolve(true);
      return ask({ present, next, support });
    },
    [store, ask],
  );

  const dialog = asked && (
    <ConfirmDialog
      open
      destructive
      title={t(asked.support ? 'member.support.leaveTitle' : 'public.replace.title')}
      no={t(asked.support ? 'member.support.stay' : 'public.replace.stay')}
      yes={t(asked.support ? 'member.support.leave' : 'public.replace.goOn')}
      onAnswer={answer}
    >
      <p>
        {asked.support
          ? t('member.support.leaveText', {
              account: accountLabel(asked.present, language),
              next: displayName(asked.next, language),
            })
          : t('public.replace.text', {
              present: displayName(asked.present, language),
              next: displayName(asked.next, language),
            })}
      </p>
    </ConfirmDialog>
  );
  return { confirm, dialog };
};
