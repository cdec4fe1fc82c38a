import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import { CareLine } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import { cardStatus } from '../../../domain/contract/cardStatus';
import type { ContractMonth } from '../../../domain/contract/memberYears';
import type { Mandate } from '../../../domain/money/collections';
import { formatForint } from '../../../domain/money/money';
import type { Unpaid } from '../../../domain/money/unpaid';
import { DebtMonths } from '../../../features/charges/DebtMonths';
import { JustWithdrawn } from '../../../features/charges/JustWithdrawn';
import { NextInstalment } from '../../../features/charges/NextInstalment';
import { NextYearCharge } from '../../../features/charges/NextYearCharge';
import { OnlineUntil } from '../../../features/charges/OnlineUntil';
import { Uncollected } from '../../../features/charges/Uncollected';
import type { MemberYear } from '../../../features/member/useMemberYears';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';
import type { NextStepView } from './nextStepView';
import { PayButton } from './PayButton';

interface NextStepCardProps {
  view: NextStepView;
  /** The year that the sums belong to. */
  year: number;
  mandate: Mandate | null | undefined;
  unpaid: Unpaid | undefined;
  kr: string;
  /** The months of this year's contract; none where they aren't known. */
  months: readonly ContractMonth[];
  /** Next year's contract, where nothing is left of this year's. */
  next: Pick<MemberYear, 'year' | 'debt'> | undefined;
  /** Called with the sum in forint. */
  onPay: (amount: number) => void;
  busy?: boolean;
  /** The method that one press pays by. */
  method: string;
  /** Why nothing can be paid now. */
  off?: string | undefined;
}

/** The next thing to do, with its button. */
export const NextStepCard = ({
  view,
  year,
  mandate,
  unpaid,
  kr,
  months,
  next,
  onPay,
  busy = false,
  method,
  off,
}: NextStepCardProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { currentUser } = useSession();
  const { title, text, left } = view;
  const isOwed = view.action === 'pay' && left === undefined;
  const values = {
    year,
    amount: formatForint(view.amount, language),
    overpaid: formatForint(view.overpaid, language),
    date: view.date,
    method,
    state: t(cardStatus(currentUser?.cardStatus).textKey),
  };
  const actions: Record<NonNullable<NextStepView['action']>, ReactNode> = {
    pay:
      text !== 'aheadText' ? (
        <PayButton
          mandate={mandate}
          unpaid={unpaid}
          amount={view.amount}
          busy={busy}
          off={off}
          onClick={() => onPay(view.amount)}
        />
      ) : (
        // Paying ahead is nothing that has to be done.
        <Button variant="secondary" onClick={() => onPay(view.amount)}>
          {t('payment.next.payAhead')}
        </Button>
      ),
    care: undefined,
    invoices: <LinkButton to={paths.invoices}>{t('payment.next.invoices')}</LinkButton>,
    regularCredit: <LinkButton to={paths.regularCredit}>{t('member.menu.regularCredit')}</LinkButton>,
    directDebit: <LinkButton to={paths.directDebit}>{t('member.menu.directDebit')}</LinkButton>,
  };
  return (
    <Message tone={view.tone} title={t(`payment.next.${title}`, values)} action={view.action && actions[view.action]}>
      {text === 'blockedText' && <p>{t('payment.next.blockedText', values)}</p>}
      {left === undefined && <DebtMonths kr={kr} amount={view.amount} months={months} />}
      {isOwed && mandate && <Uncollected mandate={mandate} unpaid={unpaid} />}
      {left !== undefined && (
        <NextInstalment year={year} later={left} overpaid={view.overpaid} mandate={mandate ?? undefined} />
      )}
      {(isOwed || (left !== undefined && left > 0 && mandate === null)) && <OnlineUntil year={year} unpaid={unpaid} />}
      {(isOwed || (left ?? 0) > 0) && <JustWithdrawn kr={kr} unpaid={unpaid} mandate={mandate} />}
      {text !== undefined && text !== 'blockedText' && <p>{t(`payment.next.${text}`, values)}</p>}
      {left === undefined && <NextYearCharge next={next} mandate={mandate ?? undefined} />}
      {view.action === 'care' && <CareLine />}
    </Message>
  );
};
