import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { TextField, type TextFieldProps } from '../fields/TextField';

/** A password that can be shown while it is typed; paste and password managers work. */
export const PasswordField = <T extends FieldValues = FieldValues>(
  props: Omit<TextFieldProps<T>, 'type' | 'endAdornment'>,
) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Eye = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <TextField<T>
      {...props}
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
