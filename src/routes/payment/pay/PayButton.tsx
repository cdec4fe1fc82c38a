import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import type { Mandate } from '../../../domain/money/collections';
import { formatForint } from '../../../domain/money/money';
import { isWaiting, type Unpaid } from '../../../domain/money/unpaid';
import { payVariant } from '../../../features/charges/payVariant';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';

interface PayButtonProps {
  mandate: Mandate | null | undefined;
  unpaid: Unpaid | undefined;
  /** What is due now, in forint. */
  amount: number;
  busy: boolean;
  /** Why nothing can be paid now. */
  off: string | undefined;
  /** The page is the mandate's own, so nothing leads to it. */
  isOnMandatePage?: boolean;
  onClick: () => void;
}

/** Pays what is due. While a charge takes it, or may do so, it stands back: there is nothing to do. */
export const PayButton = ({ mandate, unpaid, amount, busy, off, isOnMandatePage = false, onClick }: PayButtonProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const isAwaited = isWaiting(unpaid);
  return (
    <>
      {isAwaited && mandate && !isOnMandatePage && (
        <LinkButton to={paths[mandate.kind]}>{t(`member.menu.${mandate.kind}`)}</LinkButton>
      )}
      <Button
        variant={isAwaited ? 'text' : payVariant(mandate, unpaid)}
        busy={busy}
        disabled={off !== undefined}
        reason={off ?? ''}
        onClick={onClick}
      >
        {isAwaited ? t('payment.next.payAnyway') : t('payment.next.pay', { amount: formatForint(amount, language) })}
      </Button>
    </>
  );
};
