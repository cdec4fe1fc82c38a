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

/** Why an online payment failed, as far as it is known, of what amount, and that nothing was taken. */
export const PaymentFailureTexts = ({ codes, amount, more }: PaymentFailureTextsProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const failure = paymentFailure(codes);
  // These are the bank's own codes, not a technical error of the portal.
  const banks = failure === 'failed' ? [] : codes.filter((code) => catalogueEntry(code).unknown);
  const banksTexts = [...new Set(banks)].map((code) => t('payment.failure.code', { code }));
  return (
    <>
      {failure !== 'failed' && <p>{t(`payment.failure.${failure}`)}</p>}
      {amount !== undefined && <p>{t('payment.failure.amount', { amount: formatForint(amount, language) })}</p>}
      <ErrorTexts codes={codes.filter((code) => !banks.includes(code))} more={[...banksTexts, more]} />
    </>
  );
};
