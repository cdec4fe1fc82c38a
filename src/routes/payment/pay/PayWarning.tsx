import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import type { Mandate } from '../../../domain/money/collections';
import { formatForint } from '../../../domain/money/money';
import { chargeToCome, type Unpaid } from '../../../domain/money/unpaid';
import { today } from '../../../domain/time/clock';
import { useLanguage } from '../../../i18n/useLanguage';

interface PayWarningProps {
  mandate: Mandate | null | undefined;
  unpaid: Unpaid | undefined;
  /** The mandate collects what falls due later. */
  isCollected: boolean;
  /** A mandate was withdrawn in this session, and a charge of it may be under way. */
  hasWithdrawn: boolean;
}

/** At the payment form: how the same fee could be taken a second time. */
export const PayWarning = ({ mandate, unpaid, isCollected, hasWithdrawn }: PayWarningProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const next = chargeToCome(mandate, unpaid, today());
  if (next !== undefined)
    return (
      <Message tone="warning">
        {t(next.date > today() ? 'payment.form.announced' : 'payment.form.processing', {
          date: next.date,
          amount: formatForint(next.amount, language),
        })}
      </Message>
    );
  if (isCollected)
    return <Message title={t('payment.form.collectedAnyway.title')}>{t('payment.form.collectedAnyway.text')}</Message>;
  if (mandate && unpaid?.why === 'missed') return <Message>{t(`payment.form.check.${mandate.kind}`)}</Message>;
  return hasWithdrawn ? <Message tone="warning">{t('payment.form.justWithdrawn')}</Message> : null;
};
