import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { describeCode } from '~/domain/errors/errorCatalogue';

/** Why a payment failed: the texts of the listed codes, else of otpTransactionError; unlisted codes are shown as they came. */
export const FailureTexts = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation('portal');
  const unlisted = [...new Set(codes.filter((code) => !describeCode(code).listed))];
  const listed = codes.filter((code) => !unlisted.includes(code));
  return (
    <>
      <ErrorTexts codes={listed.length === 0 ? ['otpTransactionError'] : listed} />
      {unlisted.map((code) => (
        <Typography key={code} variant="body2" color="textSecondary">
          {t('payment.result.code', { code })}
        </Typography>
      ))}
    </>
  );
};
