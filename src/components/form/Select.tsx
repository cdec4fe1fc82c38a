import { useSelect } from 'downshift';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon';
import { OptionList, type Option } from './OptionList';
import styles from './OptionList.module.css';
import { placeOptionList } from './optionListPlace';

interface SelectProps {
  id: string;
  name: string;
  /** The element that names it. */
  labelId: string;
  /** A value that is not among the options shows as nothing chosen. */
  value: string;
  options: readonly Option[];
  onPick: (value: string) => void;
  onBlur?: () => void;
  invalid?: boolean;
  describedBy?: string;
  disabled?: boolean;
  autoComplete?: string;
}

const none: Option | null = null;

/** A combobox that is chosen from, not typed into: keys, typing ahead and roles are downshift's (decision 005). */
export const Select = ({ id, name, labelId, value, options, onPick, onBlur, invalid = false, describedBy, disabled = false, autoComplete }: SelectProps) => {
  const list = useRef<HTMLUListElement>(null);
  const chosen = options.find((option) => option.value === value) ?? none;
  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<Option>({
    items: [...options],
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    labelId,
    toggleButtonId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onPick(selectedItem.value);
    },
  });
  useLayoutEffect(() => {
    if (isOpen) placeOptionList(list.current);
  }, [isOpen, options.length]);
  return (
    <div className={styles.anchor}>
      <button type="button" {...getToggleButtonProps({ disabled, onBlur })} role="combobox" aria-controls={`${id}-list`} aria-expanded={isOpen} aria-describedby={describedBy} aria-invalid={invalid} className={styles.toggle}>
        <span className={styles.value}>{chosen?.label ?? '\u00a0'}</span>
        <Icon name="chevron" />
      </button>
      {/* What browsers fill in, and what a form's field is found by: its name. */}
      <input
        name={name}
        value={value}
        autoComplete={autoComplete}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden="true"
        className="visually-hidden"
        onChange={({ target }) => {
          if (options.some((option) => option.value === target.value)) onPick(target.value);
        }}
      />
      <OptionList
        open={isOpen}
        options={options}
        highlighted={highlightedIndex}
        chosen={value}
        list={getMenuProps({ ref: list })}
        item={(option, index) => getItemProps({ item: option, index })}
      />
    </div>
  );
};
