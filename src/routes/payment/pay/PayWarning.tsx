import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import type { Mandate } from '../../../domain/money/collections';
import { formatForint } from '../../../domain/money/money';
import { chargeToCome, type Unpaid, type Withdrawal } from '../../../domain/money/unpaid';
import { today } from '../../../domain/time/clock';
import { twiceKey } from '../../../features/charges/twiceKey';
import { useLanguage } from '../../../i18n/useLanguage';

interface PayWarningProps {
  mandate: Mandate | null | undefined;
  unpaid: Unpaid | undefined;
  /** The mandate collects what falls due later. */
  isCollected: boolean;
  /** Of this session: a charge of it may be under way. */
  withdrawal: Withdrawal | undefined;
}

/** At the payment form: how the same fee could be taken a second time. */
export const PayWarning = ({ mandate, unpaid, isCollected, withdrawal }: PayWarningProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const next = chargeToCome(mandate, unpaid, today());
  if (next !== undefined)
    return (
      <Message tone="warning">
        {t(`payment.twice.${twiceKey(next, mandate)}`, {
          date: next.date,
          amount: formatForint(next.amount, language),
        })}
      </Message>
    );
  if (isCollected)
    return <Message title={t('payment.form.collectedAnyway.title')}>{t('payment.form.collectedAnyway.text')}</Message>;
  const missedBy = unpaid?.why === 'stopped' ? withdrawal?.kind : unpaid?.why === 'missed' ? mandate?.kind : undefined;
  if (missedBy !== undefined) return <Message>{t(`payment.form.check.${missedBy}`)}</Message>;
  return withdrawal !== undefined ? <Message tone="warning">{t('payment.twice.withdrawn')}</Message> : null;
};
