import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Codes that nobody listed, as they came. */
export const PlainCodes = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation('portal');
  return codes.map((code) => (
    <Typography key={code} variant="body2" color="textSecondary">
      {t('payment.result.code', { code })}
    </Typography>
  ));
};
