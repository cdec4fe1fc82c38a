import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useQuestion } from '../components/useQuestion';
import { displayName, isSameMember, type Member } from '../domain/member';
import { useLanguage } from '../i18n/useLanguage';
import { useSessionStore } from '../session/SessionContext';

/**
 * Asks before a link's member replaces the one who is signed in. `confirm` resolves to true at once if nobody else is;
 * render `dialog` anywhere in the page.
 */
export const useReplaceSession = (): { confirm: (next: Member) => Promise<boolean>; dialog: ReactNode } => {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const store = useSessionStore();
  const { asked, ask, answer } = useQuestion<{ present: Member; next: Member }>();

  const confirm = useCallback(
    (next: Member): Promise<boolean> => {
      const { currentUser: present } = store.get();
      const nobodyElse = present === undefined || (store.remaining() ?? 0) <= 0 || isSameMember(present, next);
      return nobodyElse ? Promise.resolve(true) : ask({ present, next });
    },
    [store, ask],
  );

  const names = { present: asked && displayName(asked.present, language), next: asked && displayName(asked.next, language) };
  const dialog = (
    <ConfirmDialog open={asked !== undefined} title={t('replace.title')} no={t('replace.stay')} yes={t('replace.goOn')} onAnswer={answer}>
      <p>{t('replace.text', names)}</p>
    </ConfirmDialog>
  );
  return { confirm, dialog };
};
