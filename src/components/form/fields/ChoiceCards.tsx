import {
  Box,
  Checkbox,
  FormControl,
  FormHelperText,
  FormLabel,
  Radio,
  Typography,
  type SxProps,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { useField, type FieldProps, type FieldRule } from '~/components/form/useField';
import { rem } from '~/theme/typography';
import { visuallyHidden } from '~/theme/visuallyHidden';

export interface Choice {
  value: string;
  label: string;
  hint?: ReactNode;
  end?: ReactNode;
  disabled?: boolean;
}

const list: SxProps<Theme> = { display: 'grid', gap: '10px' };

/** At most three in a row, by the room that there is; on a phone two, and the longest word has to fit. */
const tileList: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, max(9.625rem, (100% - 8px) / 2)), 1fr))',
    sm: 'repeat(auto-fill, minmax(min(100%, max(8.25rem, (100% - 16px) / 3)), 1fr))',
  },
  gap: '8px',
  '& > label': {
    gap: { xs: '6px', sm: '9px' },
    minHeight: { xs: 44, sm: 46 },
    p: { xs: '3px 6px', sm: '4px 12px' },
    fontSize: { xs: rem(13), sm: rem(14) },
    lineHeight: rem(18),
    hyphens: 'auto',
  },
  '& .MuiSvgIcon-root': { fontSize: rem(20) },
};

const card: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: 50,
  p: '12px 16px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  fontWeight: 550,
  cursor: 'pointer',
  // The focused control draws its ring around the whole card.
  '& > .MuiButtonBase-root': { position: 'static' },
  '& > .Mui-focusVisible::after': {
    content: '""',
    position: 'absolute',
    inset: -1,
    borderRadius: '8px',
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
    pointerEvents: 'none',
  },
};
const chosenCard: SxProps<Theme> = {
  borderColor: 'primary.main',
  bgcolor: 'primary.tint',
  // Forced colours remove the tint.
  '@media (forced-colors: active)': { borderColor: 'Highlight', borderWidth: 2, p: '11px 15px' },
};
const disabledCard: SxProps<Theme> = {
  borderColor: 'divider',
  bgcolor: 'action.disabledBackground',
  color: 'text.secondary',
  cursor: 'default',
};
/** The end goes under the text where the two don't fit side by side. */
const content: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  gap: '4px 12px',
  minWidth: 0,
};

interface ChoiceCardsProps<T extends FieldValues, V> extends FieldProps<T> {
  choices: readonly Choice[];
  rules?: readonly FieldRule<V, T>[];
  /** Checkboxes: the form holds a list of values (V is string[]). */
  multiple?: boolean;
  onValue?: (value: string) => void;
  /** Hides the group's label visually: the page's heading has the same words. */
  hideLabel?: boolean;
  /** Short choices as small tiles: three in a row, two on a phone. */
  tiles?: boolean;
  /** Fields that belong to the chosen card, under the list, which stays whole (UX-3). */
  fields?: ReactNode;
}

/** A fieldset of choices, each a full-width card with a radio or a checkbox. */
export const ChoiceCards = <T extends FieldValues = FieldValues, V = string>({
  choices,
  rules,
  multiple = false,
  onValue,
  hideLabel = false,
  tiles = false,
  fields,
  ...props
}: ChoiceCardsProps<T, V>) => {
  const { label, disabled = false } = props;
  const { field, id, messageId, error, invalid, required, root } = useField<T, V>(props, rules);
  const held: readonly unknown[] = [field.value].flat();
  const isChosen = (value: string): boolean => held.includes(value);
  const pick = (value: string): void => {
    const others = held.filter((one) => one !== value);
    const list = isChosen(value) ? others : [...others, value];
    field.onChange(multiple ? list : value);
    onValue?.(value);
  };
  const Control = multiple ? Checkbox : Radio;
  const chosenIndex = choices.findIndex(({ value }) => isChosen(value));
  const legendStyle = tiles ? undefined : { typography: 'h3', mb: '10px' };

  const cards = choices.map(({ value, label: name, hint, end, disabled: isOff = false }, index) => {
    // Not by the value: a service's name may hold spaces, which would part the id.
    const cardId = `${id}-${index}`;
    const checked = isChosen(value);
    const described = [hint !== undefined && `${cardId}-hint`, end !== undefined && `${cardId}-end`].filter(Boolean);
    return (
      <Box component="label" key={value} sx={[card, checked && chosenCard, (disabled || isOff) && disabledCard]}>
        <Control
          id={cardId}
          name={field.name}
          value={value}
          checked={checked}
          disabled={disabled || isOff}
          onBlur={field.onBlur}
          onChange={() => pick(value)}
          slotProps={{
            input: {
              ref: index === 0 ? field.ref : undefined,
              'aria-labelledby': `${cardId}-label`,
              'aria-describedby': described.join(' ') || undefined,
              'aria-invalid': multiple ? invalid : undefined,
            },
          }}
        />
        <Box component="span" sx={content}>
          <Box
            component="span"
            sx={{ display: 'grid', flex: `1 1 ${rem(multiple ? 160 : 104)}`, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <span id={`${cardId}-label`}>{name}</span>
            {hint !== undefined && (
              <Typography component="span" variant="body2" color="textSecondary" id={`${cardId}-hint`}>
                {hint}
              </Typography>
            )}
          </Box>
          {end !== undefined && (
            <Box component="span" id={`${cardId}-end`} sx={{ ml: 'auto', textAlign: 'right', whiteSpace: 'nowrap' }}>
              {end}
            </Box>
          )}
        </Box>
      </Box>
    );
  });
  return (
    <>
      <FormControl
        {...root}
        component="fieldset"
        aria-describedby={error === undefined ? undefined : messageId}
        // A radiogroup exposes these itself.
        {...(!multiple && { role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required || undefined })}
      >
        <FormLabel component="legend" sx={hideLabel ? visuallyHidden : legendStyle}>
          {label}
        </FormLabel>
        <Box sx={tiles ? tileList : list}>{cards}</Box>
        {error !== undefined && <FormHelperText id={messageId}>{error}</FormHelperText>}
      </FormControl>
      {fields && chosenIndex >= 0 && (
        <div role="group" aria-labelledby={`${id}-${chosenIndex}-label`}>
          {fields}
        </div>
      )}
    </>
  );
};
