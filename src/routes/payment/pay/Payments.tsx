import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { paidFees } from '../../../domain/contract/memberYears';
import type { Member } from '../../../domain/identity/member';
import type { Invoiced, Mandate } from '../../../domain/money/collections';
import { collectsNothing } from '../../../domain/money/comingCharges';
import { debtSegments, isSettled, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { methodTextKey } from '../../../domain/money/paymentMethods';
import { collectionOf, dueByHand } from '../../../domain/money/unpaid';
import { today } from '../../../domain/time/clock';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { latestCharge } from '../../../features/charges/latestCharge';
import { useOwnOfLater } from '../../../features/charges/useOwnOfLater';
import { useUnpaid } from '../../../features/charges/useUnpaid';
import { DraftLine } from '../../../features/drafts/DraftLine';
import type { MemberYear } from '../../../features/member/useMemberYears';
import { BookingMessage } from '../../../features/paying/BookingMessage';
import { OpenPayment } from '../../../features/paying/OpenPayment';
import { useDebitMandate } from '../../../features/paying/useMandate';
import { usePaidOfYear } from '../../../features/paying/usePaidOfYear';
import { usePayingOff } from '../../../features/paying/usePayingOff';
import { usePayments } from '../../../features/paying/usePayments';
import { useWithdrawal } from '../../../features/paying/useWithdrawal';
import { useWithdrawnMandate } from '../../../features/paying/useWithdrawnMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { latestPaid, openPayment, unbookedPayment } from '../../../session/paymentSelectors';
import { readPayments } from '../../../session/paymentStore';
import { useSessionStore } from '../../../session/SessionContext';
import { useSettled } from '../result/useSettled';
import { FeesCard } from './FeesCard';
import { NextStepCard } from './NextStepCard';
import { nextStepView } from './nextStepView';
import { NextYearFees } from './NextYearFees';
import { PayForm } from './PayForm';
import { failedValues, freshValues, isFresh, paymentDrafts, type PayValues } from './payValues';
import { PayWarning } from './PayWarning';
import { PreparedUpgrade } from './PreparedUpgrade';
import { useOrder } from './useOrder';

interface PaymentsProps {
  /** The year that the debt belongs to. */
  year: number;
  kr: string;
  member: Member;
  debt: Debt;
  /** Null without a known mandate, undefined while loading. */
  mandate: Mandate | null | undefined;
  /** This year's; undefined while they load, null if they aren't known. */
  invoices: readonly Invoiced[] | null | undefined;
  /** Something is unpaid of a contract that ended in an earlier year. */
  hasPastDebt: boolean;
  /** The club prepares an upgrade of this year's contract, and nothing is due: its sums aren't known yet. */
  isUpgradePrepared: boolean;
  /** This year's contract; undefined where it isn't known. */
  present: MemberYear | undefined;
  /** What was paid online for an upgrade that was signed in this session, in forint. */
  upgradePaid: number | undefined;
  /** What was paid online for this year's contract that was signed in this session, in forint. */
  paidAtSigning: number | undefined;
  /** Next year's contract, and whether it is the only one: then the page speaks of that year. */
  next: Pick<MemberYear, 'year' | 'debt' | 'paidAtSigning'> | undefined;
  isNextOnly: boolean;
  /** Called when a payment ended while this page was open: the debt may be paid. */
  onSettled: () => void;
  /** Stands between the next thing to do and the sums: the member's contracts. */
  children?: ReactNode;
}

/** The next thing to do, the debt, and the form. An open payment replaces the first and the last. */
export const Payments = ({
  year,
  kr,
  member,
  debt,
  mandate,
  invoices,
  hasPastDebt,
  isUpgradePrepared,
  present,
  upgradePaid,
  paidAtSigning,
  next,
  isNextOnly,
  onSettled,
  children,
}: PaymentsProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const store = useSessionStore();
  const { data: debit, isPending: isFeePending } = useDebitMandate(kr);
  const withdrawal = useWithdrawal();
  // What a withdrawn mandate has announced may still be collected.
  const withdrawn = useWithdrawnMandate(kr);
  const mayCollect = mandate ?? withdrawn;
  const unpaid = useUnpaid(mayCollect, debt);
  const { order, open, dialog } = useOrder(kr, mayCollect, unpaid);
  const [hasDebt, setHasDebt] = useState(false);
  const { leisureOwner, szep } = store.get();
  const lastMethod = store.memberStorage.read(paymentDrafts.method)?.method;
  const { dueNow, later } = debtSegments(debt);
  const byHand = dueByHand(unpaid, dueNow);
  const own = useOwnOfLater(mandate, year, later);
  // While the mandate loads nobody can say who pays.
  const ownOfLater = mandate === undefined ? 0 : (own?.amount ?? 0);
  const fresh = freshValues({ currentDebit: Math.min(debt.currentDebit, byHand), leisureOwner, szep, lastMethod });
  // A reply may name less for the year than for today: what is due now can be paid.
  const max = debtSegments(debt).total;
  const [failed, setFailed] = useState(() => failedValues(store.memberStorage.read(paymentDrafts.failed), max));
  const form = useForm<PayValues>({ defaultValues: failed ?? fresh, shouldFocusError: false });

  // A link from a declined payment opens the methods.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#method') form.setFocus('method');
  }, [hash, form]);

  const method = useWatch({ control: form.control, name: 'method' });
  const off = usePayingOff(method);

  // A later reply replaces an amount that wasn't edited.
  const { dirtyFields } = form.formState;
  const follow = useEffectEvent((amount: string) => {
    if (failed === undefined && dirtyFields.amount !== true) form.resetField('amount', { defaultValue: amount });
  });
  useEffect(() => follow(fresh.amount), [fresh.amount]);

  const drop = (): void => {
    store.memberStorage.drop(paymentDrafts.failed);
    setFailed(undefined);
  };
  const discard = (): void => {
    drop();
    form.reset(fresh);
  };

  useSettled(open, onSettled);

  const unbooked = usePayments((records, session) =>
    unbookedPayment(records, session, { annualDebit: debt.annualDebit, year }),
  );
  const paid = usePayments((records, session) => latestPaid(records, session, year));
  const invoiced = invoices ? invoices.reduce((sum, { amount }) => sum + amount, 0) : invoices;
  const isOfOneYear = next === undefined;
  const fees = present && paidFees(present, debt, debit?.fee);
  const paidOfYear = usePaidOfYear({
    kr,
    year,
    // The months are known from the fee.
    invoices: isFeePending ? undefined : invoices,
    dueNow,
    months: fees,
    fee: debit?.fee,
    latest: paid?.amount,
    isOfOneYear,
  });

  // A payment that was given up leaves nothing to restore.
  useEffect(() => {
    if (openPayment(readPayments(), store.get()) === undefined) store.memberStorage.drop(paymentDrafts.pending);
  }, [store]);

  const run = async (values: PayValues): Promise<void> => {
    const ordered = await order(values, () => setFailed(undefined));
    // Restored from the back-forward cache after the payment has ended.
    if (ordered && openPayment(readPayments(), store.get()) === undefined) onSettled();
  };
  const submit = useFormSubmit(form, run, { onUnplaced: (codes) => setHasDebt(codes.includes('HAS_DEBT')) });

  const payForm = useRef<HTMLFormElement>(null);
  // One press pays what is due; later amounts are only filled in.
  const payThis = (amount: number): void => {
    form.setValue('amount', String(amount), { shouldDirty: true, shouldValidate: true });
    // Submit the form itself: it focuses what is wrong.
    if (view?.text !== 'aheadText') payForm.current?.requestSubmit();
    else form.setFocus('amount');
  };

  // Only this year's debt can be paid: the service isn't told which year a payment is for.
  const subject = isNextOnly
    ? next?.debt && { year: next.year, debt: next.debt, isPayable: false }
    : { year, debt, isPayable: true };
  const facts = {
    member,
    mandate,
    unpaid,
    ownOfLater,
    hasWithdrawn: withdrawal !== undefined || withdrawn !== undefined,
    today: today(),
    hasDebt,
    hasPastDebt,
    hasNext: next !== undefined,
  };
  const view = subject && nextStepView({ ...facts, ...subject });
  const isCollected = mandate ? view?.action === mandate.kind : false;
  // What falls due later is, though what is due fell due before the mandate.
  const isLaterCollected = unpaid?.why === 'before' && mandate && !collectsNothing(mandate) && later > ownOfLater;

  // The card is blocked however the open payment ends, until it is booked.
  const blockedNote =
    view?.title === 'blockedByDebtTitle'
      ? t('payment.next.blockedText', { year: subject?.year, amount: formatForint(view.amount, language) })
      : undefined;

  return (
    <>
      {open !== undefined ? (
        <OpenPayment note={blockedNote} />
      ) : unbooked !== undefined ? (
        <BookingMessage payment={unbooked} />
      ) : isUpgradePrepared ? (
        <PreparedUpgrade />
      ) : (
        view && (
          <NextStepCard
            view={view}
            year={subject.year}
            mandate={mandate}
            unpaid={unpaid}
            kr={kr}
            months={present?.months ?? []}
            next={subject.year === year && isSettled(debt) ? next : undefined}
            onPay={payThis}
            busy={form.formState.isSubmitting}
            method={t(methodTextKey(method))}
            off={view.text === 'aheadText' ? undefined : off}
          />
        )
      )}
      {children}
      {!isNextOnly && !isUpgradePrepared && !(hasPastDebt && max === 0 && !invoiced) && (
        <FeesCard
          year={year}
          debt={debt}
          invoices={{ total: isFeePending ? undefined : invoiced, paid: paidOfYear, isOfOneYear, fees }}
          // Its invoice tells it as well.
          upgradePaid={invoices?.some(({ amount }) => amount === upgradePaid) === true ? undefined : upgradePaid}
          paidAtSigning={paidAtSigning}
          unbooked={unbooked?.amount}
          collection={collectionOf(unpaid)}
          collecting={dueNow - byHand}
          // A payment that is being booked has its message above.
          paid={unbooked === undefined ? paid : undefined}
          collected={latestCharge(debit?.list ?? [], mandate ?? undefined, today())}
        />
      )}
      {next !== undefined && <NextYearFees kr={kr} year={next.year} paidAtSigning={next.paidAtSigning} />}
      {open === undefined && unbooked === undefined && !isUpgradePrepared && max > 0 && (
        // One coloured button a page: where the sum due can be paid with one press, this one is for other sums.
        <PayForm
          ref={payForm}
          form={form}
          onSubmit={submit}
          max={max}
          due={byHand}
          isSecond={isCollected || (view?.action === 'pay' && view.text !== 'aheadText')}
          warning={
            <PayWarning
              mandate={mayCollect}
              unpaid={unpaid}
              isCollected={isCollected || isLaterCollected === true}
              withdrawal={withdrawal}
            />
          }
        >
          <DraftLine draft={{ restored: failed !== undefined && !isFresh(failed, fresh), discard, drop }} />
        </PayForm>
      )}
      {dialog}
    </>
  );
};
