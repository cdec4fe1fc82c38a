import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../domain/clock';
import type { Debt } from '../../domain/debt';
import { subAccountsOpen, type Member } from '../../domain/member';
import { normaliseAmount } from '../../domain/money';
import { methodTextKey } from '../../domain/paymentMethods';
import { OpenPayment } from '../../features/paying/OpenPayment';
import { DraftLine } from '../../features/drafts/DraftLine';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { usePayingOff } from '../../features/paying/usePayingOff';
import { usePayment } from '../../features/paying/usePayment';
import { useSupportConfirm } from '../../features/useSupportConfirm';
import { openPaymentOf } from '../../session/openPayment';
import { useSessionStore } from '../../session/SessionContext';
import { FeesCard } from './FeesCard';
import { NextStepCard } from './NextStepCard';
import { nextStepView } from './nextStepView';
import { PayForm } from './PayForm';
import { failedValues, freshValues, paymentDrafts, toOrder, type PayValues } from './payValues';

interface PaymentsProps {
  kr: string;
  member: Member;
  debt: Debt;
  /** The sum of this year's invoices, in forint; undefined while it loads, null if it isn't known. */
  invoiced: number | null | undefined;
  /** Runs after a payment ended while this page was open: its debt may be paid. */
  onSettled: () => void;
}

/** The debt, the next thing to do, and the form. While a payment is open it takes the place of the last two. */
export const Payments = ({ kr, member, debt, invoiced, onSettled }: PaymentsProps) => {
  const { t } = useTranslation(['payment', 'status']);
  const store = useSessionStore();
  const { pay, open } = usePayment();
  const { confirm, dialog } = useSupportConfirm();
  const [hasDebt, setHasDebt] = useState(false);
  const { leisureOwner, szep } = store.get();
  const lastMethod = store.drafts.read(paymentDrafts.method)?.method;
  const fresh = freshValues({ ...debt, leisureOwner, szep, lastMethod });
  const [failed, setFailed] = useState(() => failedValues(store.drafts.read(paymentDrafts.failed), debt.annualDebit));
  const form = useForm<PayValues>({ defaultValues: failed ?? fresh, shouldFocusError: false });

  const off = usePayingOff(useWatch({ control: form.control, name: 'method' }));

  // A later reply of the service replaces an amount that nobody touched.
  const { dirtyFields } = form.formState;
  const follow = useEffectEvent((amount: string) => {
    if (failed === undefined && dirtyFields.amount !== true) form.resetField('amount', { defaultValue: amount });
  });
  useEffect(() => follow(fresh.amount), [fresh.amount]);

  const drop = (): void => {
    store.drafts.drop(paymentDrafts.failed);
    setFailed(undefined);
  };
  const discard = (): void => {
    drop();
    form.reset(fresh);
  };

  // Ended in another tab, or given up for a new one: the same sum must not be offered twice.
  const wasOpen = useRef(open);
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (wasOpen.current !== undefined && open === undefined) settled();
    wasOpen.current = open;
  }, [open]);

  // A payment that was given up leaves nothing to come back to.
  useEffect(() => {
    if (openPaymentOf(store.get()) === undefined) store.drafts.drop(paymentDrafts.pending);
  }, [store]);

  const run = async (values: PayValues): Promise<void> => {
    if (!(await confirm(Number(normaliseAmount(values.amount))))) return;
    drop();
    store.drafts.save(paymentDrafts.method, { method: values.method });
    store.drafts.save(paymentDrafts.pending, { ...values, amount: normaliseAmount(values.amount) });
    if (values.method === 'A') {
      const foreignCard = !values.leisureOwn;
      store.update({ ...(foreignCard ? { leisureOwner: values.leisureName.trim() } : {}), szep: subAccountsOpen(today()) ? values.szep : undefined });
    }
    await pay(toOrder(values, kr, t(methodTextKey(values.method))));
    // Back from the bank out of the back-forward cache, after the payment has ended.
    if (openPaymentOf(store.get()) === undefined) onSettled();
  };
  const submit = useFormSubmit(form, run, { onUnplaced: (codes) => setHasDebt(codes.includes('HAS_DEBT')) });

  // What is owed is paid with one press; what is not due yet is only filled in.
  const payThis = (amount: number): void => {
    form.setValue('amount', String(amount), { shouldDirty: true, shouldValidate: true });
    if (debt.currentDebit > 0) void form.handleSubmit(submit)();
    else form.setFocus('amount');
  };

  return (
    <>
      {open === undefined ? <NextStepCard view={nextStepView(debt, member, today(), hasDebt)} onPay={payThis} busy={form.formState.isSubmitting} off={debt.currentDebit > 0 ? off : undefined} /> : <OpenPayment contracting={false} />}
      <FeesCard debt={debt} invoiced={invoiced} />
      {open === undefined && debt.annualDebit > 0 && (
        <PayForm form={form} onSubmit={submit} max={debt.annualDebit}>
          <DraftLine draft={{ restored: failed !== undefined, discard, drop }} />
        </PayForm>
      )}
      {dialog}
    </>
  );
};
