import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { toServiceError } from '~/http/serviceError';

interface LookupNotesProps {
  /** The look-up's query. */
  query: UseQueryResult<{ codes?: readonly string[] }>;
  /** What is missing where it failed. */
  text?: string;
}

/**
 * Below a field: the codes that came beside the look-up's answer, or why it failed and a retry. It stays beside the field's own
 * error.
 */
export const LookupNotes = ({ query: { data, error, isError, isFetching, refetch }, text }: LookupNotesProps) => {
  const { t } = useTranslation('portal');
  const codes = isError ? toServiceError(error).codes : (data?.codes ?? []);
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
