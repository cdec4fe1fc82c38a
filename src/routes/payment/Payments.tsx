import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../domain/clock';
import type { Debt } from '../../domain/debt';
import { subAccountsOpen, type Member } from '../../domain/member';
import { methodTextKey } from '../../domain/paymentMethods';
import { OpenPayment } from '../../features/paying/OpenPayment';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { usePayment } from '../../features/paying/usePayment';
import { useSupportConfirm } from '../../features/useSupportConfirm';
import { openPaymentOf } from '../../session/openPayment';
import { useSessionStore } from '../../session/SessionContext';
import { FeesCard } from './FeesCard';
import { NextStepCard } from './NextStepCard';
import { nextStepView } from './nextStepView';
import { PayForm } from './PayForm';
import { firstValues, paymentDraft, plainAmount, toOrder, type PayValues } from './payValues';

interface PaymentsProps {
  kr: string;
  member: Member;
  debt: Debt;
  paidFailed: boolean;
  /** A payment has ended while this page stood: what it shows as due may be paid. */
  onSettled: () => void;
}

/** The debt, the next thing to do, and the form; while a payment is open that one instead of both (PAY-1, PAY-6). */
export const Payments = ({ kr, member, debt, paidFailed, onSettled }: PaymentsProps) => {
  const { t } = useTranslation(['payment', 'status']);
  const store = useSessionStore();
  const { pay, open } = usePayment();
  const { confirm, dialog } = useSupportConfirm();
  const { leisureOwner, szep } = store.get();
  const form = useForm<PayValues>({
    defaultValues: firstValues({ ...debt, leisureOwner, szep, draft: store.drafts.read(paymentDraft) }),
    shouldFocusError: false,
  });

  // Ended in another tab, or given up for a new one: the same sum must not be offered twice (FLT-5, PAY-6).
  const wasOpen = useRef(open);
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (wasOpen.current !== undefined && open === undefined) settled();
    wasOpen.current = open;
  }, [open]);

  const submit = useFormSubmit(form, async (values) => {
    if (!(await confirm())) return;
    // A failed payment is tried again with the same data, after a full page load (PAY-8).
    store.drafts.save(paymentDraft, { ...values, amount: plainAmount(values.amount) });
    if (values.method === 'A') {
      const foreignCard = !values.leisureOwn;
      store.update({ ...(foreignCard ? { leisureOwner: values.leisureName.trim() } : {}), szep: subAccountsOpen(today()) ? values.szep : undefined });
    }
    await pay(toOrder(values, kr, t(methodTextKey(values.method))));
    // Back from the bank out of the back-forward cache, after the payment has ended (FLT-5).
    if (openPaymentOf(store.get()) === undefined) onSettled();
  });

  const payThis = (amount: number): void => {
    form.setValue('amount', String(amount), { shouldDirty: true, shouldValidate: true });
    form.setFocus('amount');
  };

  return (
    <>
      {open === undefined ? <NextStepCard view={nextStepView(debt, member, today())} onPay={payThis} /> : <OpenPayment contracting={false} />}
      <FeesCard debt={debt} paidFailed={paidFailed} />
      {open === undefined && debt.annualDebit > 0 && <PayForm form={form} onSubmit={submit} max={debt.annualDebit} />}
      {dialog}
    </>
  );
};
