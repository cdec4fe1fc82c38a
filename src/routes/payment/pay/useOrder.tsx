import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/layout/ConfirmDialog';
import { useQuestion } from '../../../components/layout/useQuestion';
import { subAccountsOpen } from '../../../domain/identity/member';
import type { Instalment, Mandate } from '../../../domain/money/collections';
import { formatForint, normaliseAmount } from '../../../domain/money/money';
import { methodTextKey } from '../../../domain/money/paymentMethods';
import { chargeToCome, type Unpaid } from '../../../domain/money/unpaid';
import { normaliseText } from '../../../domain/text/normaliseText';
import { today } from '../../../domain/time/clock';
import { twiceKey } from '../../../features/charges/twiceKey';
import { useSupportConfirm } from '../../../features/member/useSupportConfirm';
import { usePayment } from '../../../features/paying/usePayment';
import { useWithdrawal } from '../../../features/paying/useWithdrawal';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSessionStore } from '../../../session/SessionContext';
import { paymentDrafts, toOrder, type PayValues } from './payValues';

/** Asks who pays while a charge is to come, or after a withdrawal: the same fee could be taken twice. */
const useTwiceQuestion = (mandate: Mandate | null | undefined, unpaid: Unpaid | undefined) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  // A fee that had been missed before the withdrawal is paid like one whose mandate still stands.
  const mayBeTaken = useWithdrawal() !== undefined && unpaid?.why !== 'stopped';
  const { asked, ask, answer } = useQuestion<{ next: Instalment | undefined; amount: number }>();
  const confirm = (amount: number): Promise<boolean> => {
    // What a charge takes beside it isn't a part of the sum.
    if (unpaid?.why === 'before' && unpaid.rest !== undefined && amount <= unpaid.amount) return Promise.resolve(true);
    const next = chargeToCome(mandate, unpaid, today());
    return next === undefined && !mayBeTaken ? Promise.resolve(true) : ask({ next, amount });
  };
  const dialog: ReactNode = asked && (
    <ConfirmDialog
      open
      title={t('payment.twice.title')}
      no={t('common:button.cancel')}
      yes={t('payment.next.pay', { amount: formatForint(asked.amount, language) })}
      destructive
      onAnswer={answer}
    >
      <p>
        {asked.next === undefined
          ? t('payment.twice.withdrawn')
          : t(`payment.twice.${twiceKey(asked.next, mandate)}`, {
              date: asked.next.date,
              amount: formatForint(asked.next.amount, language),
            })}
      </p>
    </ConfirmDialog>
  );
  return { confirm, dialog };
};

/**
 * Pays what the values say, and keeps them for a next try. `order` asks first while a charge is to come, and
 * resolves to false if the answer, or that of support staff, was no; `onConfirmed` runs before the payment begins. `open`
 * is a payment under way, see usePayment.
 */
export const useOrder = (kr: string, mandate: Mandate | null | undefined, unpaid: Unpaid | undefined) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const { pay, open } = usePayment();
  const twice = useTwiceQuestion(mandate, unpaid);
  const support = useSupportConfirm();

  const order = async (values: PayValues, onConfirmed?: () => void): Promise<boolean> => {
    const amount = normaliseAmount(values.amount);
    if (!(await twice.confirm(Number(amount))) || !(await support.confirm('pay', Number(amount)))) return false;
    store.memberStorage.drop(paymentDrafts.failed);
    onConfirmed?.();
    store.memberStorage.save(paymentDrafts.method, { method: values.method });
    store.memberStorage.save(paymentDrafts.pending, { ...values, amount });
    if (values.method === 'A') {
      const foreignCard = !values.leisureOwn;
      store.update({
        ...(foreignCard ? { leisureOwner: normaliseText(values.leisureName) } : {}),
        szep: subAccountsOpen(today()) ? values.szep : undefined,
      });
    }
    await pay(toOrder(values, kr, t(methodTextKey(values.method))));
    return true;
  };
  const dialog: ReactNode = (
    <>
      {twice.dialog}
      {support.dialog}
    </>
  );
  return { order, open, dialog };
};
