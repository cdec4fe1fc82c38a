import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '../../components/feedback/ErrorTexts';
import { formatForint } from '../../domain/money/money';
import { paymentFailure } from '../../domain/money/paymentFailure';
import { catalogueEntry } from '../../domain/text/errorCatalogue';
import { useLanguage } from '../../i18n/useLanguage';

interface PaymentFailureTextsProps {
  codes: readonly string[];
  /** Forint; undefined if this device doesn't know it. */
  amount: number | undefined;
  /** What the page adds. */
  more: string;
}

/** The title: that the member left the payment, or that it failed. */
export const useFailureTitle = (codes: readonly string[]): string => {
  const { t } = useTranslation('portal');
  return t(paymentFailure(codes) === 'abandoned' ? 'payment.failure.abandoned' : 'payment.failure.title');
};

/** Why an online payment failed, as far as it is known, of what amount, and that nothing was taken. */
export const PaymentFailureTexts = ({ codes, amount, more }: PaymentFailureTextsProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const failure = paymentFailure(codes);
  // These are the bank's own codes, not a technical error of the portal. Whoever left the payment knows why.
  const banks = failure === 'failed' ? [] : codes.filter((code) => catalogueEntry(code).unknown);
  const references = failure === 'abandoned' ? [] : [...new Set(banks)];
  return (
    <>
      {(failure === 'declined' || failure === 'noFunds') && <p>{t(`payment.failure.${failure}`)}</p>}
      {amount !== undefined && <p>{t('payment.failure.amount', { amount: formatForint(amount, language) })}</p>}
      <ErrorTexts codes={codes.filter((code) => !banks.includes(code))} more={[more]} />
      {references.map((code) => (
        <Typography key={code} variant="body2" color="textSecondary">
          {t('payment.failure.code', { code })}
        </Typography>
      ))}
    </>
  );
};
