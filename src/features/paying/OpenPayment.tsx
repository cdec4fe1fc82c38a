import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { paths, patterns } from '../../paths';
import { markerOf, unnamedTransaction } from '../../session/paymentMarker';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Message } from '../../components/Message';
import { usePayment } from './usePayment';

interface OpenPaymentProps {
  /** The contract that the page would pay; what the open payment pays was noted when it began. */
  contractKey?: string;
  /** What else the open payment means for this page. */
  note?: string;
}

/** Replaces the form while a payment is open: the member can check it, or give it up and start a new one. */
export const OpenPayment = ({ contractKey: ours, note }: OpenPaymentProps) => {
  const { t, ready } = useTranslation(['payment', 'common'], { useSuspense: false });
  const store = useSessionStore();
  const session = useSession();
  const navigate = useNavigate();
  const { open, forget } = usePayment(ours);
  const [asking, setAsking] = useState(false);
  // The wizard's route may bring the texts only now.
  if (!ready) return null;

  const elsewhere = session.transaction === undefined;
  const check = (): void => {
    if (open === undefined) return;
    const { contracting = ours !== undefined, contractKey } = markerOf(session, open) ?? {};
    // Adopt a payment from another tab so that the result page accepts it.
    if (elsewhere) store.update({ transaction: open, ...(contractKey === undefined ? {} : { contractKey }) });
    void navigate(contracting ? generatePath(patterns.paymentCallback, { transaction: open }) : paths.paymentResult(open));
  };
  const startAnew = (isSure: boolean): void => {
    setAsking(false);
    if (!isSure) return;
    forget();
    // The dialog's opener is unmounted; focus the heading.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-page-heading]')?.focus());
  };

  return (
    <>
      <Message
        tone="warning"
        live
        title={t('open.title')}
        action={
          <>
            {open !== unnamedTransaction && <Button onClick={check}>{t('open.check')}</Button>}
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('open.anew')}
            </Button>
          </>
        }
      >
        <p>{t(open === unnamedTransaction ? 'open.textUnnamed' : elsewhere ? 'open.textElsewhere' : 'open.text')}</p>
        {note !== undefined && <p>{note}</p>}
      </Message>
      <ConfirmDialog open={asking} title={t('open.confirmTitle')} no={t('common:button.cancel')} yes={t('open.confirm')} onAnswer={startAnew}>
        <p>{t('open.confirmText')}</p>
      </ConfirmDialog>
    </>
  );
};
