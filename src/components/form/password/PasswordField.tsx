import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { TextField, type TextFieldProps } from '~/components/form/fields/TextField';

const asTyped = (text: string): string => text;

/** A password that can be shown while it is typed, until the form is sent; paste and password managers work. */
export const PasswordField = <T extends FieldValues = FieldValues>(
  props: Omit<TextFieldProps<T>, 'type' | 'verbatim' | 'normalise' | 'endAdornment'>,
) => {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  const [shown, setShown] = useState(false);
  if (isSubmitting && shown) setShown(false);
  const Eye = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <TextField<T>
      {...props}
      verbatim
      normalise={asTyped}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-pressed={shown}
          aria-label={t('showPassword', { field: props.label })}
          onClick={() => setShown(!shown)}
        >
          <Eye />
        </IconButton>
      }
    />
  );
};
