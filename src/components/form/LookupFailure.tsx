import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

import { toServiceError } from '../../http/serviceError';
import { ErrorTexts } from '../feedback/ErrorTexts';

interface LookupFailureProps {
  /** The look-up's query. */
  query: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What is missing. */
  text?: string;
}

/** Below a field whose look-up failed: why, and a retry. It stays beside the field's own error. */
export const LookupFailure = ({ query: { error, isError, isFetching, refetch }, text }: LookupFailureProps) => {
  const { t } = useTranslation('portal');
  if (!isError) return null;
  return (
    <FormHelperText component="div" role="status">
      {text !== undefined && <p>{text}</p>}
      <ErrorTexts codes={toServiceError(error).codes} care={false} />
      <Link
        component="button"
        type="button"
        variant="body2"
        sx={{ minHeight: 24 }}
        disabled={isFetching}
        onClick={() => void refetch()}
      >
        {t('member.address.retry')}
      </Link>
    </FormHelperText>
  );
};
