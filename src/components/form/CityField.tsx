import { useCombobox } from 'downshift';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { required } from '../../domain/validators';
import { Icon } from '../Icon';
import { FieldFrame } from './FieldFrame';
import { Input } from './Input';
import { OptionList } from './OptionList';
import styles from './OptionList.module.css';
import { placeOptionList } from './optionListPlace';
import { textOf } from './textOf';
import { useField, type FieldProps } from './useField';

interface CityFieldProps extends FieldProps {
  cities: readonly string[];
  loading: boolean;
  failed: boolean;
  autoComplete: string;
}

const { InputBlur, InputClick } = useCombobox.stateChangeTypes;

/** A city, chosen from its zip's list or typed and autofilled (ADDR-1). */
export const CityField = (props: CityFieldProps) => {
  const { label, cities, loading, failed, autoComplete, disabled = false } = props;
  const { t } = useTranslation('forms');
  const { field, id, errorId, error } = useField<Record<string, string>, string>(props, [required]);
  const list = useRef<HTMLUListElement>(null);
  const value = textOf(field.value);
  const known = cities.includes(value);
  const offered = known ? [...cities] : cities.filter((city) => city.toLowerCase().startsWith(value.toLowerCase()));
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    items: offered,
    inputValue: value,
    selectedItem: known ? value : null,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    stateReducer: (state, { type, changes }) => {
      // Who leaves the field keeps what stands in it, whatever the pointer happened to be over.
      if (type === InputBlur) return { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem };
      if (type === InputClick) return { ...changes, isOpen: true };
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) field.onChange(selectedItem);
    },
  });
  const open = isOpen && offered.length > 0 && cities.length > 1;
  useLayoutEffect(() => {
    if (open) placeOptionList(list.current);
  }, [open, offered.length]);
  const hint = loading ? t('address.citiesLoading') : failed ? t('address.citiesFailed') : undefined;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={styles.anchor}>
        <Input
          {...getInputProps({ invalid: error !== undefined, disabled, onBlur: field.onBlur, onChange: ({ currentTarget }) => field.onChange(currentTarget.value) })}
          aria-expanded={open}
          name={field.name}
          aria-describedby={errorId}
          autoComplete={autoComplete}
          spellCheck={false}
          end={
            cities.length > 1 && (
              <span className={styles.chevron}>
                <Icon name="chevron" />
              </span>
            )
          }
        />
        <OptionList
          open={open}
          options={offered.map((city) => ({ value: city, label: city }))}
          highlighted={highlightedIndex}
          chosen={value}
          list={getMenuProps({ ref: list })}
          item={({ value: city }, index) => getItemProps({ item: city, index })}
        />
      </div>
    </FieldFrame>
  );
};
