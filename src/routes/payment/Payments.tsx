import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { today } from '../../domain/clock';
import type { Mandate } from '../../domain/collections';
import { debtSegments, type Debt } from '../../domain/debt';
import type { Member } from '../../domain/member';
import { BookingMessage } from '../../features/paying/BookingMessage';
import { OpenPayment } from '../../features/paying/OpenPayment';
import { DraftLine } from '../../features/drafts/DraftLine';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { useReloadHeadData } from '../../features/useHeadData';
import { usePayingOff } from '../../features/paying/usePayingOff';
import { openPaymentOf, unbookedPayment } from '../../session/openPayment';
import { useSessionStore } from '../../session/SessionContext';
import { FeesCard } from './FeesCard';
import { NextStepCard } from './NextStepCard';
import { nextStepView } from './nextStepView';
import { PayForm } from './PayForm';
import { failedValues, freshValues, paymentDrafts, type PayValues } from './payValues';
import { useOrder } from './useOrder';
import { useSettled } from './useSettled';

interface PaymentsProps {
  /** The year that the debt belongs to. */
  year: number;
  kr: string;
  member: Member;
  debt: Debt;
  /** Null without a known mandate, undefined while loading. */
  mandate: Mandate | null | undefined;
  /** The sum of this year's invoices, in forint; undefined while it loads, null if it isn't known. */
  invoiced: number | null | undefined;
  /** The service accepts the next contract of a member whose present one ends soon. */
  takesRenewals: boolean;
  /** Called when a payment ended while this page was open: the debt may be paid. */
  onSettled: () => void;
}

/** The debt, the next thing to do, and the form. An open payment replaces the last two. */
export const Payments = ({ year, kr, member, debt, mandate, invoiced, takesRenewals, onSettled }: PaymentsProps) => {
  const store = useSessionStore();
  const { order, open, dialog } = useOrder(kr);
  const [hasDebt, setHasDebt] = useState(false);
  const { leisureOwner, szep } = store.get();
  const lastMethod = store.drafts.read(paymentDrafts.method)?.method;
  const fresh = freshValues({ ...debt, leisureOwner, szep, lastMethod });
  const [failed, setFailed] = useState(() => failedValues(store.drafts.read(paymentDrafts.failed), debt.annualDebit));
  const form = useForm<PayValues>({ defaultValues: failed ?? fresh, shouldFocusError: false });

  // A link from a declined payment opens the methods.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#method') form.setFocus('method');
  }, [hash, form]);

  const off = usePayingOff(useWatch({ control: form.control, name: 'method' }));

  // A later reply replaces an amount that wasn't edited.
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

  useSettled(open, onSettled);

  const unbooked = unbookedPayment(store.get(), { annualDebit: debt.annualDebit, year });
  // Once it is booked the card may work again.
  useSettled(unbooked?.transaction, useReloadHeadData());

  // A payment that was given up leaves nothing to restore.
  useEffect(() => {
    if (openPaymentOf(store.get()) === undefined) store.drafts.drop(paymentDrafts.pending);
  }, [store]);

  const run = async (values: PayValues): Promise<void> => {
    const ordered = await order(values, () => setFailed(undefined));
    // Restored from the back-forward cache after the payment has ended.
    if (ordered && openPaymentOf(store.get()) === undefined) onSettled();
  };
  const submit = useFormSubmit(form, run, { onUnplaced: (codes) => setHasDebt(codes.includes('HAS_DEBT')) });

  // A reply may name less for the year than for today: what is due now can be paid.
  const max = debtSegments(debt).total;
  const payForm = useRef<HTMLFormElement>(null);
  // One press pays what is due; later amounts are only filled in.
  const payThis = (amount: number): void => {
    form.setValue('amount', String(amount), { shouldDirty: true, shouldValidate: true });
    // Submit the form itself: it focuses what is wrong.
    if (debt.currentDebit > 0) payForm.current?.requestSubmit();
    else form.setFocus('amount');
  };

  return (
    <>
      {open !== undefined ? (
        <OpenPayment />
      ) : unbooked !== undefined ? (
        <BookingMessage payment={unbooked} />
      ) : (
        <NextStepCard
          view={nextStepView({ debt, member, mandate, today: today(), hasDebt, takesRenewals })}
          year={year}
          mandate={mandate}
          onPay={payThis}
          busy={form.formState.isSubmitting}
          off={debt.currentDebit > 0 ? off : undefined}
        />
      )}
      <FeesCard year={year} debt={debt} invoiced={invoiced} unbooked={unbooked?.amount} />
      {open === undefined && unbooked === undefined && max > 0 && (
        <PayForm ref={payForm} form={form} onSubmit={submit} max={max}>
          <DraftLine draft={{ restored: failed !== undefined, discard, drop }} />
        </PayForm>
      )}
      {dialog}
    </>
  );
};
