import { useTranslation } from 'react-i18next';
import { formatForint } from '../../domain/money';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../components/Button';
import { CareLine } from '../../components/CareLine';
import { Message } from '../../components/Message';
import type { NextStepView } from './nextStepView';

interface NextStepCardProps {
  view: NextStepView;
  /** Gets the sum in forint. */
  onPay: (amount: number) => void;
  busy?: boolean;
  /** Why nothing can be paid now. */
  off?: string | undefined;
}

/** What to do next, and the button that does it. */
export const NextStepCard = ({ view, onPay, busy = false, off }: NextStepCardProps) => {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const values = { amount: formatForint(view.amount, language), overpaid: formatForint(view.overpaid, language), date: view.date };
  const action = {
    pay: (
      <Button busy={busy} disabled={off !== undefined} reason={off ?? ''} onClick={() => onPay(view.amount)}>
        {t('next.pay', values)}
      </Button>
    ),
    care: undefined,
    newContract: <LinkButton to={paths.newContract}>{t('next.newContract')}</LinkButton>,
    invoices: <LinkButton to={paths.invoices}>{t('next.invoices')}</LinkButton>,
  }[view.action];
  return (
    <Message tone={view.tone} title={t(`next.${view.title}`, values)} action={action}>
      {t(`next.${view.text}`, values)}
      {view.action === 'care' && <CareLine />}
    </Message>
  );
};
