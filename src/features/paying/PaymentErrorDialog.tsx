import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { Button } from '~/components/Button';
import { focusHeading } from '~/components/focus/focusHeading';
import { Dialog } from '~/components/layout/Dialog';
import { isAnnualForced } from '~/domain/money/contractMonths';
import { paths } from '~/paths';
import { contractPayment } from '~/session/paymentSelectors';
import { useSession, useSessionStore } from '~/session/SessionContext';
import { signedOrderOf } from '~/session/sessionSchema';

import { FailureTexts } from './FailureTexts';
import { PaymentFacts } from './PaymentFacts';
import { usePayments } from './usePayments';

const methodStep = 6;

/** Shows a contract's failed online payment once, on the page where the member lands, with what to do next. */
export const PaymentErrorDialog = () => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  const navigate = useNavigate();
  const otpres = useSession((session) => session.otpres);
  const contractKey = useSession((session) => session.contractKey);
  const amount = useSession((session) => session.endTransaction?.amount);
  const type = useSession((session) => session.type);
  const { pathname } = useLocation();
  const validFrom = useSession((session) => signedOrderOf(session, contractKey)?.validFrom);
  const hasOtherMethods = validFrom === undefined || !isAnnualForced(validFrom, type === 1 ? 'U' : undefined);
  // An earlier payment of the same contract may have been approved meanwhile.
  const isPaid = usePayments(
    (records, session) =>
      contractKey !== undefined && contractPayment(records, session, contractKey)?.result !== undefined,
  );
  if (otpres === undefined) return null;
  const dismiss = (): void => store.update({ otpres: undefined });
  /** Leaves the focus on Pay, below the line that says when it failed; on the page's heading while the step loads. */
  const close = (): void => {
    dismiss();
    if (pathname !== paths.wizard) return;
    // The dialog gives the focus back first.
    requestAnimationFrame(() => {
      const pay = document.querySelector<HTMLElement>('main form [type="submit"]');
      if (pay === null) focusHeading();
      else pay.focus();
    });
  };
  const changeMethod = (): void => {
    dismiss();
    // In the wizard the open step decides whether it can be left.
    if (pathname !== paths.wizard) store.update({ step: methodStep });
    void navigate(paths.wizard, { state: { step: methodStep, toSummary: true } });
  };
  const payAgain = (): void => {
    close();
    if (pathname !== paths.wizard) void navigate(paths.wizard);
  };
  return (
    <Dialog
      open
      title={t('payment.result.failed')}
      onClose={close}
      closeText={t('common:button.close')}
      actions={
        contractKey !== undefined &&
        !isPaid && (
          <>
            <Button onClick={payAgain}>{t('payment.result.retry')}</Button>
            {hasOtherMethods && (
              <Button variant="secondary" onClick={changeMethod}>
                {t('payment.result.other')}
              </Button>
            )}
          </>
        )
      }
    >
      <FailureTexts codes={otpres} />
      <PaymentFacts payment={{ amount }} />
      <p>{t('payment.result.failedCheck')}</p>
    </Dialog>
  );
};
