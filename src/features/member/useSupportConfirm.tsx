import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '~/components/layout/ConfirmDialog';
import { useQuestion } from '~/components/layout/useQuestion';
import { accountLabel, displayName, type Member } from '~/domain/identity/member';
import { formatForint } from '~/domain/money/money';
import { useLanguage } from '~/i18n/useLanguage';
import { useSession, useSessionStore } from '~/session/SessionContext';

/** What support staff are about to do in a member's account; the confirm button names it. */
export type SupportAct = 'pay' | 'sign' | 'start' | 'set' | 'withdraw' | 'email';

interface SupportQuestion {
  act: SupportAct;
  /** Forint. */
  amount: number | undefined;
}

/** Support staff know the member by the full name and kr in the text; the button takes the short name. */
export const shortName = (member: Member, language: 'hu' | 'en'): string =>
  member.firstName.trim() || displayName(member, language);

/**
 * Asks support staff again before they pay, sign or mandate in a member's account, naming the member and the act.
 * `confirm` resolves to true at once in a member's own session; render `dialog` anywhere in the page.
 */
export const useSupportConfirm = (): {
  confirm: (act: SupportAct, amount?: number) => Promise<boolean>;
  dialog: ReactNode;
} => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const store = useSessionStore();
  const { currentUser } = useSession();
  const { asked, ask, answer } = useQuestion<SupportQuestion>();

  const confirm = useCallback(
    (act: SupportAct, amount?: number): Promise<boolean> =>
      store.get().support ? ask({ act, amount }) : Promise.resolve(true),
    [store, ask],
  );

  const dialog = asked !== undefined && currentUser !== undefined && (
    <ConfirmDialog
      open
      title={t('member.support.confirmTitle', { name: displayName(currentUser, language) })}
      no={t('common:button.cancel')}
      yes={t(`member.support.act.${asked.act}`, {
        name: shortName(currentUser, language),
        amount: asked.amount === undefined ? '' : formatForint(asked.amount, language),
      })}
      onAnswer={answer}
    >
      <p>{t('member.support.confirmText', { account: accountLabel(currentUser, language) })}</p>
      {asked.amount !== undefined && (
        <p>
          <strong>{t('member.support.confirmAmount', { amount: formatForint(asked.amount, language) })}</strong>
        </p>
      )}
    </ConfirmDialog>
  );
  return { confirm, dialog };
};
