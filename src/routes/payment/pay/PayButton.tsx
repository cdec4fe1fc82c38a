import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import type { Mandate } from '../../../domain/money/collections';
import { formatForint } from '../../../domain/money/money';
import { payVariant } from '../../../features/charges/payVariant';
import { useUnpaid } from '../../../features/charges/useUnpaid';
import { hasRecentWithdrawal } from '../../../features/paying/recentWithdrawal';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';

interface PayButtonProps {
  mandate: Mandate | null | undefined;
  /** What is due now, in forint. */
  amount: number;
  busy: boolean;
  /** Why nothing can be paid now. */
  off: string | undefined;
  /** The page is the mandate's own, so nothing leads to it. */
  isOnMandatePage?: boolean;
  onClick: () => void;
}

/** Pays what is due. While the bank is to try again it stands back: there is nothing to do. */
export const PayButton = ({ mandate, amount, busy, off, isOnMandatePage = false, onClick }: PayButtonProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const hasWithdrawn = hasRecentWithdrawal(useSession());
  const isAwaited = useUnpaid(mandate, amount)?.why === 'awaited';
  return (
    <>
      {isAwaited && !isOnMandatePage && <LinkButton to={paths.directDebit}>{t('member.menu.directDebit')}</LinkButton>}
      <Button
        variant={isAwaited ? 'text' : payVariant(mandate, hasWithdrawn)}
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
