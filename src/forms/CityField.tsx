import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { required } from '../domain/validators';
import { FieldFrame } from './FieldFrame';
import { textOf } from './textOf';
import { useField, type FieldProps } from './useField';

interface CityFieldProps extends FieldProps {
  cities: readonly string[];
  loading: boolean;
  failed: boolean;
  autoComplete: string;
}

/** A city, chosen from its zip's list or typed and autofilled (ADDR-1). */
export const CityField = (props: CityFieldProps) => {
  const { label, cities, loading, failed, autoComplete, disabled } = props;
  const { t } = useTranslation('forms');
  const { field, id, error } = useField<Record<string, string>, string>(props, [required]);
  const value = textOf(field.value);
  const hint = loading ? t('address.citiesLoading') : failed ? t('address.citiesFailed') : undefined;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <Autocomplete
        id={id}
        freeSolo
        openOnFocus={cities.length > 1}
        forcePopupIcon={cities.length > 1}
        disableClearable
        disabled={disabled}
        options={[...cities]}
        value={value}
        inputValue={value}
        filterOptions={(options) => (cities.includes(value) ? options : options.filter((city) => city.toLowerCase().startsWith(value.toLowerCase())))}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'reset') field.onChange(text);
        }}
        onChange={(_event, city) => field.onChange(city)}
        onBlur={field.onBlur}
        renderInput={({ id: inputId, disabled: off, slotProps }) => (
          <OutlinedInput
            id={inputId}
            disabled={off}
            fullWidth
            error={error !== undefined}
            ref={slotProps.input.ref}
            className={slotProps.input.className}
            endAdornment={slotProps.input.endAdornment}
            name={field.name}
            inputProps={{ ...slotProps.htmlInput, autoComplete, 'aria-describedby': `${id}-error` }}
          />
        )}
      />
    </FieldFrame>
  );
};
