import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import {
  useFormContext,
  useFormState,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button } from '../../Button';

/** Long enough not to correct anybody in the middle of a word. */
const restMs = 700;

/** The suggestion once typing pauses. The library is loaded with the first address. */
const useSuggestion = (email: string): string | undefined => {
  const [found, setFound] = useState<{ email: string; suggestion: string | undefined }>();
  useEffect(() => {
    if (!email.includes('@')) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      import('./mailDomains').then(
        ({ suggestEmail }) => {
          if (!left) setFound({ email, suggestion: suggestEmail(email) });
        },
        // Optional: ignore load failures.
        () => undefined,
      );
    }, restMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [email]);
  return found?.email === email ? found.suggestion : undefined;
};

/** Offers to correct a likely typo in what was typed into the e-mail field of that name. It never blocks the form. */
export const EmailSuggestion = <T extends FieldValues>({ name }: { name: FieldPath<T> }) => {
  const { t } = useTranslation();
  const { control, setValue, setFocus } = useFormContext<T>();
  const { isDirty } = useFormState({ control });
  const value: unknown = useWatch({ control, name });
  const email = isDirty && typeof value === 'string' ? value : '';
  const suggestion = useSuggestion(email);
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
        gap: 1,
        mt: -1,
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
