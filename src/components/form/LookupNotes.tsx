import { FormHelperText, Link } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { useRead } from '~/components/feedback/useRead';
import { listedCodes } from '~/domain/errors/errorCatalogue';

interface LookupReply {
  codes?: readonly string[];
}

interface LookupNotesProps {
  query: UseQueryResult<LookupReply>;
  /** What is missing where it failed. */
  text?: string;
}

/** Below a field: the codes of the look-up's answer, or why it failed and a retry. It stays beside the field's own error. */
export const LookupNotes = ({ query, text }: LookupNotesProps) => {
  const { t } = useTranslation();
  const { data, failure, busy, retry } = useRead<LookupReply>(query);
  const codes = failure?.codes ?? listedCodes(data?.codes);
  if (failure === undefined && codes.length === 0) return null;
  return (
    <FormHelperText component="div" role="status">
      {failure !== undefined && text !== undefined && <p>{text}</p>}
      <ErrorTexts codes={codes} care={false} />
      {/* No Button: when it goes, the keyboard stays in the form, where a Button gives the focus to the page's heading. */}
      {failure !== undefined && (
        <Link
          component="button"
          type="button"
          variant="body2"
          sx={{ minHeight: { xs: 44, sm: 24 } }}
          aria-disabled={busy}
          onClick={busy ? undefined : retry}
        >
          {t('button.retry')}
        </Link>
      )}
    </FormHelperText>
  );
};
