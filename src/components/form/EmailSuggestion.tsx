import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button';

/** Long enough that nobody is corrected in the middle of a word. */
const restMs = 700;

/** The suggestion for a text that rests. The library comes with the first address that is typed. */
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
        // A help that can't be loaded is none; the form works without it.
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

/** Offers to mend a likely slip in the e-mail field of that name, with one press. It never blocks the form. */
export const EmailSuggestion = <T extends FieldValues>({ name }: { name: FieldPath<T> }) => {
  const { t } = useTranslation('forms');
  const { control, setValue, setFocus } = useFormContext<T>();
  const value: unknown = useWatch({ control, name });
  const email = typeof value === 'string' ? value : '';
  const suggestion = useSuggestion(email);
  const take = (mended: string): void => {
    // The field's value is a text: that is what `email` was read from.
    setValue(name, mended as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: -1, '&:empty': { position: 'absolute' } }}>
      {suggestion !== undefined && (
        <>
          <span>{t('email.meant', { email: suggestion })}</span>
          <Button variant="text" onClick={() => take(suggestion)}>
            {t('email.take')}
          </Button>
        </>
      )}
    </Box>
  );
};
