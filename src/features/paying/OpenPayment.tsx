import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';

import { Button } from '../../components/Button';
import { Message } from '../../components/feedback/Message';
import { ConfirmDialog } from '../../components/layout/ConfirmDialog';
import { formatForint } from '../../domain/money/money';
import { budapestMoment } from '../../domain/time/clock';
import { useLanguage } from '../../i18n/useLanguage';
import { paths, patterns } from '../../paths';
import { isUnnamed } from '../../session/paymentRecord';
import { recordOf } from '../../session/paymentSelectors';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { usePayment } from './usePayment';
import { usePayments } from './usePayments';

interface OpenPaymentProps {
  /** The contract that the page would pay; what the open payment pays was noted when it began. */
  contractKey?: string;
  /** What else the open payment means for this page. */
  note?: string;
}

/** Replaces the form while a payment is open: the member can check it, or give it up and start a new one. */
export const OpenPayment = ({ contractKey: ours, note }: OpenPaymentProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  const session = useSession();
  const navigate = useNavigate();
  const language = useLanguage();
  const { open, forget } = usePayment(ours);
  const record = usePayments((records, known) => (open === undefined ? undefined : recordOf(records, known, open)));
  const [asking, setAsking] = useState(false);
  const elsewhere = session.transaction === undefined;
  const unnamed = open !== undefined && isUnnamed(open);
  const check = (): void => {
    if (open === undefined) return;
    const { contracting = ours !== undefined, contractKey } = record ?? {};
    // Adopt a payment from another tab so that the result page accepts it.
    if (elsewhere) store.update({ transaction: open, ...(contractKey === undefined ? {} : { contractKey }) });
    void navigate(
      contracting ? generatePath(patterns.paymentCallback, { transaction: open }) : paths.paymentResult(open),
    );
  };
  const startAnew = (isSure: boolean): void => {
    setAsking(false);
    if (!isSure) return;
    forget();
    // The dialog's opener is unmounted; focus the heading.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-page-heading]')?.focus());
  };

  const begun = record && budapestMoment(new Date(record.since));
  return (
    <>
      <Message
        tone="warning"
        live
        title={t('payment.open.title')}
        action={
          <>
            {!unnamed && <Button onClick={check}>{t('payment.open.check')}</Button>}
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('payment.open.anew')}
            </Button>
          </>
        }
      >
        {begun && (
          <p>
            {record.amount !== undefined && (
              <span>{t('payment.failure.amount', { amount: formatForint(record.amount, language) })} </span>
            )}
            <span>{t('payment.open.begun', { date: begun.date, time: begun.time })}</span>
          </p>
        )}
        <p>
          {t(unnamed ? 'payment.open.textUnnamed' : elsewhere ? 'payment.open.textElsewhere' : 'payment.open.text')}
        </p>
        {note !== undefined && <p>{note}</p>}
      </Message>
      <ConfirmDialog
        open={asking}
        title={t('payment.open.confirmTitle')}
        no={t('common:button.cancel')}
        yes={t('payment.open.confirm')}
        destructive
        onAnswer={startAnew}
      >
        <p>{t('payment.open.confirmText')}</p>
      </ConfirmDialog>
    </>
  );
};
