import Box from '@mui/material/Box';
import {
  useFormContext,
  useFormState,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { useAfterPause } from '~/components/form/useAfterPause';

/** Long enough not to correct anybody in the middle of a word. */
const restMs = 700;

const suggest = async (email: string): Promise<string | undefined> =>
  (await import('./mailDomains')).suggestEmail(email);

/** Offers to correct a likely typo in what was typed into the e-mail field of that name. It never blocks the form. */
export const EmailSuggestion = <T extends FieldValues>({ name }: { name: FieldPath<T> }) => {
  const { t } = useTranslation();
  const { control, setValue, setFocus } = useFormContext<T>();
  const { isDirty } = useFormState({ control });
  const value: unknown = useWatch({ control, name });
  // The library is loaded with the first address.
  const email = isDirty && typeof value === 'string' && value.includes('@') ? value : '';
  const found = useAfterPause(email, restMs, suggest);
  const suggestion = found?.text === email ? found.value : undefined;
  const take = (mended: string): void => {
    // The field holds text, as `email` shows.
    setValue(name, mended as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '16px',
        mt: -1,
        // The button's words keep to the line, also on a line of their own.
        '& .MuiButton-root': { ml: '-13px', '@media (forced-colors: active)': { ml: 0 } },
        '&:empty': { position: 'absolute' },
      }}
    >
      {suggestion !== undefined && (
        <>
          <span>{t('forms.email.meant', { email: suggestion })}</span>
          <Button variant="text" onClick={() => take(suggestion)}>
            {t('forms.email.take')}
          </Button>
        </>
      )}
    </Box>
  );
};
