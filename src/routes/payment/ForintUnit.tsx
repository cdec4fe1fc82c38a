import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';

/** The unit at the end of a field for a sum; its hint or label says it to a screen reader. */
export const ForintUnit = () => {
  const { t } = useTranslation('portal');
  return (
    <InputAdornment position="end" aria-hidden="true" sx={{ px: 1 }}>
      {t('payment.form.currency')}
    </InputAdornment>
  );
};
