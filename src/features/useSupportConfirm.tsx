import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '../domain/member';
import { formatForint } from '../domain/money';
import { useLanguage } from '../i18n/useLanguage';
import { useSession, useSessionStore } from '../session/SessionContext';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useQuestion } from '../components/useQuestion';

/**
 * Asks support staff again before they pay, sign or mandate in a member's account. `confirm` takes the amount in forint,
 * and resolves to true at once in a member's own session; render `dialog` anywhere in the page.
 */
export const useSupportConfirm = (): { confirm: (amount?: number) => Promise<boolean>; dialog: ReactNode } => {
  const { t } = useTranslation(['member', 'common']);
  const language = useLanguage();
  const store = useSessionStore();
  const { currentUser } = useSession();
  const { asked, ask, answer } = useQuestion<{ amount: number | undefined }>();
  const amount = asked?.amount;

  const confirm = useCallback((toPay?: number): Promise<boolean> => (store.get().support ? ask({ amount: toPay }) : Promise.resolve(true)), [store, ask]);

  const name = currentUser === undefined ? '' : displayName(currentUser, language);
  const dialog = (
    <ConfirmDialog open={asked !== undefined} title={t('support.confirmTitle')} no={t('common:button.no')} yes={t('common:button.yes')} onAnswer={answer}>
      <p>{t('support.confirmText', { name, account: currentUser?.kr ?? currentUser?.email ?? '' })}</p>
      {amount !== undefined && (
        <p>
          <strong>{t('support.confirmAmount', { amount: formatForint(amount, language) })}</strong>
        </p>
      )}
    </ConfirmDialog>
  );
  return { confirm, dialog };
};
