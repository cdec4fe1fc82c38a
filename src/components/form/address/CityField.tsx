import { Autocomplete, OutlinedInput } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { FieldFrame } from '~/components/form/FieldFrame';
import { fieldText, useField, type FieldProps } from '~/components/form/useField';
import { useInputText } from '~/components/form/useInputText';
import { normaliseText } from '~/domain/text/normaliseText';
import { cityName, required as requiredRule } from '~/domain/validation/validators';

import type { Cities } from './useCities';

interface CityFieldProps extends FieldProps {
  cities: Pick<Cities, 'names' | 'loading'>;
  /** The id of a text beside the field that describes it, too. */
  describedBy: string | undefined;
  autoComplete: string;
}

/** Filters by what its name begins with; a city from the list shows all options. */
const offer = (names: readonly string[], text: string): readonly string[] => {
  if (names.length < 2) return [];
  return names.includes(text) ? names : names.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()));
};

/** A city, chosen from its zip's list, typed or autofilled. */
export const CityField = (props: CityFieldProps) => {
  const { label, cities, describedBy, autoComplete } = props;
  const { t } = useTranslation('portal');
  const { field, id, messageId, error, required, root } = useField<Record<string, string>, string>(props, [
    requiredRule,
    cityName,
  ]);
  const value = fieldText(field.value);
  const { text, change, leave } = useInputText(value, normaliseText, field.onChange);
  const hint = cities.loading ? t('member.address.citiesLoading') : undefined;
  return (
    <FieldFrame id={id} root={root} label={label} error={error} hint={hint}>
      <Autocomplete
        freeSolo
        disableClearable
        forcePopupIcon={cities.names.length > 1}
        id={id}
        options={offer(cities.names, value)}
        filterOptions={(options) => options}
        value={value}
        inputValue={text}
        onInputChange={(_, next, reason) => {
          // MUI also resets its input to the value that this field has normalised.
          if (reason !== 'reset') change(next);
        }}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            fullWidth
            name={field.name}
            inputRef={field.ref}
            aria-describedby={describedBy === undefined ? messageId : `${describedBy} ${messageId}`}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                'aria-required': required || undefined,
                autoComplete,
                spellCheck: false,
              },
            }}
            onBlur={() => {
              leave();
              field.onBlur();
            }}
          />
        )}
      />
    </FieldFrame>
  );
};
