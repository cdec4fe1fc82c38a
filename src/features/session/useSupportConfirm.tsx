import { useTranslation } from 'react-i18next';

import { useConfirm } from '~/components/layout/useConfirm';
import { accountLabel, displayName, type Member } from '~/domain/identity/member';
import { useLanguage } from '~/i18n/useLanguage';
import { useSessionStore } from '~/session/SessionContext';

/** What support staff are about to do in a member's account; the confirm button names it. */
export type SupportAct = 'pay' | 'sign' | 'start' | 'set' | 'withdraw' | 'email';

interface SupportQuestion {
  act: SupportAct;
  amount: number | undefined;
  member: Member;
}

/** Support staff know the member by the full name and kr in the text; the button takes the short name. */
export const shortName = (member: Member, language: 'hu' | 'en'): string =>
  member.firstName.trim() || displayName(member, language);

/**
 * Asks support staff again before they pay, sign or mandate in a member's account, naming the member and the act.
 * `confirm` resolves to true at once in a member's own session; render `dialog` anywhere in the page.
 */
export const useSupportConfirm = () => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const store = useSessionStore();
  const { confirm: ask, dialog } = useConfirm<SupportQuestion>(({ act, amount, member }) => ({
    title: t('member.support.confirmTitle', { name: displayName(member, language) }),
    children: (
      <>
        <p>{t('member.support.confirmText', { account: accountLabel(member, language) })}</p>
        {amount !== undefined && (
          <p>
            <strong>{t('member.support.confirmAmount', { amount })}</strong>
          </p>
        )}
      </>
    ),
    no: t('common:button.cancel'),
    yes: t(`member.support.act.${act}`, {
      name: shortName(member, language),
      amount: amount ?? 0,
    }),
  }));

  const confirm = (act: SupportAct, amount?: number): Promise<boolean> => {
    const { support, currentUser: member } = store.get();
    return support && member !== undefined ? ask({ act, amount, member }) : Promise.resolve(true);
  };
  return { confirm, dialog };
};
