import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

import { toServiceError } from '../../http/serviceError';
import { ErrorTexts } from '../feedback/ErrorTexts';
import { codesBeside } from '../feedback/QueryBoundary';

interface LookupFailureProps {
  /** The look-up's query. */
  query: { data: unknown; error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What is missing. */
  text?: string;
}

/** Below a field: why its look-up failed, with a retry, or the codes that came beside its answer. It stays beside the field's own error. */
export const LookupFailure = ({ query: { data, error, isError, isFetching, refetch }, text }: LookupFailureProps) => {
  const { t } = useTranslation('portal');
  const codes = isError ? toServiceError(error).codes : codesBeside(data);
  if (!isError && codes.length === 0) return null;
  return (
    <FormHelperText component="div" role="status">
      {isError && text !== undefined && <p>{text}</p>}
      <ErrorTexts codes={codes} care={false} />
      {isError && (
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
      )}
    </FormHelperText>
  );
};
