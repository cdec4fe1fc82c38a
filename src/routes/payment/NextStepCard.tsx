import { formatForint } from '../../domain/money';
import { useLanguage, useTexts } from '../../i18n/TextsContext';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../ui/Button';
import { Message } from '../../ui/Message';
import type { NextStepView } from './nextStepView';

/** What to do next, and the button that does it (PAY-1). `onPay` gets the sum in forint. */
export const NextStepCard = ({ view, onPay }: { view: NextStepView; onPay: (amount: number) => void }) => {
  const t = useTexts('payment');
  const language = useLanguage();
  const values = { amount: formatForint(view.amount, language), date: view.date };
  const action = {
    pay: <Button onClick={() => onPay(view.amount)}>{t('next.pay', values)}</Button>,
    care: <LinkButton to={paths.info}>{t('next.care')}</LinkButton>,
    newContract: <LinkButton to={paths.newContract}>{t('next.newContract')}</LinkButton>,
    invoices: <LinkButton to={paths.invoices}>{t('next.invoices')}</LinkButton>,
  }[view.action];
  return (
    <Message tone={view.tone} title={t(`next.${view.title}`, values)} action={action}>
      {t(`next.${view.text}`, values)}
    </Message>
  );
};
