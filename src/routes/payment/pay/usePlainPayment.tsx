import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '~/components/layout/ConfirmDialog';
import { Facts } from '~/components/layout/Facts';
import { useQuestion } from '~/components/layout/useQuestion';
import { accountLabel, subAccountsOpen } from '~/domain/identity/member';
import { formatForint, normaliseAmount } from '~/domain/money/money';
import { methodTextKey } from '~/domain/money/paymentMethods';
import { normaliseText } from '~/domain/text/normaliseText';
import { currentYear, today } from '~/domain/time/clock';
import type { useMandates } from '~/features/paying/useMandates';
import { usePayment } from '~/features/paying/usePayment';
import { usePayments } from '~/features/paying/usePayments';
import { shortName } from '~/features/session/useSupportConfirm';
import { useLanguage } from '~/i18n/useLanguage';
import { approvedPayment } from '~/session/paymentSelectors';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { keepTyped, toPaymentInput, type PayValues, type Sums } from './payValues';
import { ApprovedPayment, MandateHint } from './PayWarnings';

/**
 * Pays what the values say, and keeps them in the tab. `order` asks one question first where there is a reason: a
 * mandate that is on, a payment approved in this session, a support session. It resolves to false if the answer was no.
 * `open` is a payment under way, see usePayment; `isReady` once both mandates have answered or failed.
 */
export const usePlainPayment = (kr: string, mandates: ReturnType<typeof useMandates>) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const store = useSessionStore();
  const { currentUser, support = false } = useSession();
  const { pay, open, off, giveUp } = usePayment();
  const approved = usePayments(approvedPayment);
  const { asked, ask, answer } = useQuestion<Pick<PayValues, 'amount' | 'method'>>();
  const hasMandate = Object.values(mandates).some(({ state }) => state === 'on');
  const isReady = Object.values(mandates).every(({ isLoading }) => !isLoading);

  const order = async (values: PayValues, { currentDebit, annualDebit }: Sums): Promise<boolean> => {
    const amount = normaliseAmount(values.amount);
    const isAsked = hasMandate || approved !== undefined || support;
    if (isAsked && !(await ask({ amount, method: values.method }))) return false;
    if (values.method === 'A') {
      const foreignCard = !values.leisureOwn;
      store.update({
        ...(foreignCard ? { leisureOwner: normaliseText(values.leisureName) } : {}),
        szep: subAccountsOpen(today()) ? values.szep : undefined,
      });
    }
    await pay({
      ...toPaymentInput(values, kr, t(methodTextKey(values.method))),
      onOpened: (transaction) =>
        keepTyped(store.memberStorage, {
          transaction,
          values: { ...values, leisureAddress: { ...values.leisureAddress }, amount },
          before: { year: currentYear(), currentDebit, annualDebit },
        }),
    });
    return true;
  };

  const amount = asked && formatForint(Number(asked.amount), language);
  const dialog: ReactNode = asked && (
    <ConfirmDialog
      open
      title={t('payment.ask.title')}
      no={t('common:button.cancel')}
      yes={
        support && currentUser
          ? t('member.support.act.pay', { amount, name: shortName(currentUser, language) })
          : t('payment.ask.yes')
      }
      onAnswer={answer}
    >
      {support && currentUser && (
        <p>{t('member.support.confirmText', { account: accountLabel(currentUser, language) })}</p>
      )}
      <Facts
        facts={[
          { label: t('payment.form.amount'), value: amount },
          { label: t('payment.form.method'), value: t(methodTextKey(asked.method)) },
        ]}
      />
      <MandateHint mandates={mandates} />
      {approved && <ApprovedPayment payment={approved} />}
    </ConfirmDialog>
  );
  return { order, open, off, giveUp, approved, isReady, dialog };
};
