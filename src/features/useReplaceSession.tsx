import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { displayName, type Member } from '../domain/member';
import { useLanguage } from '../i18n/useLanguage';
import { useSessionStore } from '../session/SessionContext';
import { isSameMember } from '../session/tabs';

/**
 * Asks before a link's member takes the place of the one who is signed in (SEC-12). `confirm` resolves to true at once
 * where nobody else is; `dialog` has to stand somewhere in the page.
 */
export const useReplaceSession = (): { confirm: (next: Member) => Promise<boolean>; dialog: ReactNode } => {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const store = useSessionStore();
  const waiting = useRef<(sure: boolean) => void>(undefined);
  const [asked, setAsked] = useState<{ present: Member; next: Member }>();

  const answer = (sure: boolean): void => {
    setAsked(undefined);
    waiting.current?.(sure);
    waiting.current = undefined;
  };
  // A page that is left answers no.
  useEffect(() => () => waiting.current?.(false), []);

  const confirm = useCallback(
    (next: Member): Promise<boolean> => {
      const { currentUser: present } = store.get();
      if (present === undefined || (store.remaining() ?? 0) <= 0 || isSameMember(present, next)) return Promise.resolve(true);
      setAsked({ present, next });
      return new Promise((resolve) => {
        waiting.current = resolve;
      });
    },
    [store],
  );

  const names = { present: asked && displayName(asked.present, language), next: asked && displayName(asked.next, language) };
  const dialog = (
    <Dialog
      open={asked !== undefined}
      title={t('replace.title')}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('replace.stay')}
          </Button>
          <Button onClick={() => answer(true)}>{t('replace.goOn')}</Button>
        </>
      }
    >
      <p>{t('replace.text', names)}</p>
    </Dialog>
  );
  return { confirm, dialog };
};
