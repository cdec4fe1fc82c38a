import { useTranslation } from 'react-i18next';

import { Facts } from '~/components/layout/Facts';
import { useConfirm } from '~/components/layout/useConfirm';
import { Money } from '~/components/Money';
import { accountLabel } from '~/domain/identity/member';
import { methodTextKey } from '~/domain/money/paymentMethods';
import { today } from '~/domain/time/clock';
import { subAccountsOpen } from '~/domain/time/deadlines';
import { ApprovedPayment } from '~/features/paying/ApprovedPayment';
import type { YearDebts } from '~/features/paying/useDebts';
import type { Mandates } from '~/features/paying/useMandates';
import { usePayment } from '~/features/paying/usePayment';
import { usePayments } from '~/features/paying/usePayments';
import { shortName } from '~/features/session/useSupportConfirm';
import { useLanguage } from '~/i18n/useLanguage';
import { approvedPayment } from '~/session/paymentSelectors';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { MandateHint } from './MandateHint';
import { toPaymentInput, type PayValues } from './payValues';

/**
 * Pays what is due. `pay` asks one question first where there is a reason: a mandate that is on, a payment approved within three
 * days, a support session. It resolves to false if the answer was no. The rest is usePayment's, and the payment approved last.
 */
export const usePlainPayment = (kr: string, mandates: Mandates) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const store = useSessionStore();
  const currentUser = useSession((session) => session.currentUser);
  const support = useSession((session) => session.support ?? false);
  const { pay: goToBank, ...payment } = usePayment();
  const approved = usePayments(approvedPayment);
  const hasMandate = Object.values(mandates).some(({ state }) => state === 'on');

  const { confirm, dialog } = useConfirm((asked: { amount: number; method: PayValues['method'] }) => ({
    title: t('payment.ask.title'),
    no: t('common:button.cancel'),
    yes:
      support && currentUser
        ? t('member.support.act.pay', { amount: asked.amount, name: shortName(currentUser, language) })
        : t('payment.ask.yes'),
    children: (
      <>
        {support && currentUser && (
          <p>{t('member.support.confirmText', { account: accountLabel(currentUser, language) })}</p>
        )}
        <Facts
          facts={[
            { label: t('payment.form.amount'), value: <Money amount={asked.amount} /> },
            { label: t('payment.form.method'), value: t(methodTextKey(asked.method)) },
          ]}
        />
        <MandateHint mandates={mandates} />
        {approved && <ApprovedPayment payment={approved} />}
      </>
    ),
  }));

  /** `shown`: the page's year, and the sums that it shows. */
  const pay = async (values: PayValues, shown: { year: number; before: YearDebts[] }): Promise<boolean> => {
    const { method } = values;
    const input = toPaymentInput(values, kr, t(methodTextKey(method)));
    const isAsked = hasMandate || approved !== undefined || support;
    if (isAsked && !(await confirm({ amount: input.amount, method }))) return false;
    if (input.leisureOwner !== undefined) store.update({ leisureOwner: input.leisureOwner.name });
    if (method === 'A') store.update({ szep: subAccountsOpen(today()) ? values.szep : undefined });
    await goToBank({
      ...input,
      onOpened: (transaction) => store.update({ lastPayment: { transaction, method, ...shown } }),
    });
    return true;
  };
  return { ...payment, pay, approved, dialog };
};
