import type { ComponentProps } from 'react';
import { streetTypeMenuHeight } from '../../domain/constants';
import styles from './OptionList.module.css';

export interface Option {
  value: string;
  /** The option's name, as the service gives it. */
  label: string;
  /** At the right end: a price. Not part of the name, but read out with it. */
  end?: string;
}

interface OptionListProps {
  open: boolean;
  options: readonly Option[];
  /** Where the arrow keys or the pointer are, which need not be what is chosen. */
  highlighted: number;
  chosen: string;
  list: ComponentProps<'ul'>;
  item: (option: Option, index: number) => ComponentProps<'li'>;
}

/** The list that a combobox opens. It stands in the page while closed too, for aria-controls. */
export const OptionList = ({ open, options, highlighted, chosen, list, item }: OptionListProps) => (
  // Its name is its field's: while it is closed, that name is the field's alone.
  <ul {...list} aria-labelledby={open ? list['aria-labelledby'] : undefined} className={styles.list} hidden={!open} style={{ maxHeight: streetTypeMenuHeight }}>
    {open &&
      options.map((option, index) => (
        <li key={option.value} {...item(option, index)} role="option" aria-selected={option.value === chosen} aria-describedby={option.end === undefined ? undefined : `${list.id ?? ''}-end-${index}`} className={styles.option} data-highlighted={index === highlighted}>
          <span>{option.label}</span>
          {option.end !== undefined && (
            <span id={`${list.id ?? ''}-end-${index}`} className={styles.end} aria-hidden="true">
              {option.end}
            </span>
          )}
        </li>
      ))}
  </ul>
);
