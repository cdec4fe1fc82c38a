import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { openFailures, type Mandate } from '../../../domain/money/collections';
import { debtSegments, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { dueByHand, isAfterWithdrawal, isWaiting } from '../../../domain/money/unpaid';
import { currentYear } from '../../../domain/time/clock';
import { useCall } from '../../../features/calls/useCall';
import { JustWithdrawn } from '../../../features/charges/JustWithdrawn';
import { FailedCollections, Uncollected } from '../../../features/charges/Uncollected';
import { useUnpaid } from '../../../features/charges/useUnpaid';
import { BookingMessage } from '../../../features/paying/BookingMessage';
import { OpenPayment } from '../../../features/paying/OpenPayment';
import { usePayingOff } from '../../../features/paying/usePayingOff';
import { usePayments } from '../../../features/paying/usePayments';
import { useWithdrawnMandate } from '../../../features/paying/useWithdrawnMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { openPayment, unbookedPayment } from '../../../session/paymentSelectors';
import { readPayments } from '../../../session/paymentStore';
import { useSessionStore } from '../../../session/SessionContext';
import { useSettled } from '../result/useSettled';
import { dueDate, dueTitle } from './nextStepView';
import { PayButton } from './PayButton';
import { freshValues, paymentDrafts } from './payValues';
import { useOrder } from './useOrder';

interface UnpaidDebitProps {
  kr: string;
  mandate: Mandate;
  /** Whether the mandate is active. A withdrawn one may have failed before. */
  active: boolean;
  /** What is due this year; undefined if it can't be read. */
  debt: Debt | undefined;
  /** Called when a payment ended while this page was open. */
  onSettled: () => void;
}

/** What a mandate has left unpaid, and a button that pays it by the last method. */
export const UnpaidDebit = ({ kr, mandate, active, debt, onSettled }: UnpaidDebitProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const store = useSessionStore();
  const withdrawn = useWithdrawnMandate(kr);
  const collecting = active ? mandate : withdrawn;
  const unpaid = useUnpaid(collecting, debt);
  const { order, open, dialog } = useOrder(kr, collecting, unpaid);
  useSettled(open, onSettled);
  const year = currentYear();
  const dueNow = debt === undefined ? 0 : dueByHand(unpaid, debtSegments(debt).dueNow);
  const { leisureOwner, szep } = store.get();
  const values = freshValues({
    currentDebit: dueNow,
    leisureOwner,
    szep,
    lastMethod: store.memberStorage.read(paymentDrafts.method)?.method,
  });
  const { call: pay, busy } = useCall(async () => {
    await order(values);
    if (openPayment(readPayments(), store.get()) === undefined) onSettled();
  });
  const off = usePayingOff(values.method);
  const unbooked = usePayments(
    (records, session) => debt && unbookedPayment(records, session, { annualDebit: debt.annualDebit, year }),
  );

  const hasFailed = mandate.kind === 'directDebit' && openFailures(mandate.list).length > 0;
  if (!hasFailed && !((active || isAfterWithdrawal(unpaid)) && dueNow > 0)) return null;
  if (open !== undefined) return <OpenPayment />;
  if (unbooked !== undefined) return <BookingMessage payment={unbooked} />;
  const amount = formatForint(dueNow, language);
  if (debt !== undefined && dueNow === 0) {
    return (
      <Message title={t('mandates.settled', { year })}>
        <FailedCollections mandate={mandate} />
      </Message>
    );
  }
  return (
    <>
      <Message
        tone={isWaiting(unpaid) ? 'info' : 'warning'}
        title={
          debt &&
          t(`payment.next.${dueTitle(active ? mandate : null, unpaid)}`, {
            year,
            amount,
            date: dueDate(unpaid),
          })
        }
        action={
          // The payments page says why, and has other methods.
          debt === undefined || off !== undefined ? (
            <LinkButton to={paths.payment}>{t('member.menu.payment')}</LinkButton>
          ) : (
            <PayButton
              mandate={active ? mandate : null}
              unpaid={unpaid}
              amount={dueNow}
              busy={busy}
              off={undefined}
              isOnMandatePage
              onClick={() => void pay()}
            />
          )
        }
      >
        {active ? (
          <Uncollected mandate={mandate} unpaid={unpaid} isOnMandatePage />
        ) : (
          // JustWithdrawn names them.
          !(withdrawn && unpaid?.why === 'withdrawn') && <FailedCollections mandate={mandate} />
        )}
        {isAfterWithdrawal(unpaid) && <JustWithdrawn kr={kr} unpaid={unpaid} />}
      </Message>
      {dialog}
    </>
  );
};
