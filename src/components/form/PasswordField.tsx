import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import { TextField, type TextFieldProps } from './TextField';
import styles from './PasswordField.module.css';

/** A password that can be looked at while it is typed; paste and password managers work (PUB-19). */
export const PasswordField = <T extends FieldValues = FieldValues>(props: Omit<TextFieldProps<T>, 'type' | 'endAdornment'>) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <TextField<T>
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <button type="button" className={styles.eye} aria-pressed={shown} aria-label={t('showPassword', { field: props.label })} onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
};
