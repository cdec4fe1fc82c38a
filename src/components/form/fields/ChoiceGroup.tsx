import Box from '@mui/material/Box';
import type Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { useField, type FieldProps, type FieldRule } from '~/components/form/useField';
import { visuallyHidden } from '~/theme/visuallyHidden';

export interface Choice {
  value: string;
  label: string;
  /** A line under the label. */
  hint?: ReactNode;
  /** At the right end: a price. */
  end?: ReactNode;
  disabled?: boolean;
}

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '&[data-tiles="true"]': {
    // At most three in a row, by the room that there is.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.25rem, (100% - 16px) / 3)), 1fr))',
    gap: 8,
    '& > label': {
      gap: 9,
      minHeight: 46,
      padding: '4px 12px',
      fontSize: '0.875rem',
      lineHeight: '1.125rem',
      hyphens: 'auto',
    },
    '& .MuiSvgIcon-root': { fontSize: '1.25rem' },
    [theme.breakpoints.down('sm')]: {
      // The longest word has to fit.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9.625rem, (100% - 8px) / 2)), 1fr))',
      '& > label': { gap: 6, minHeight: 44, padding: '3px 6px', fontSize: '0.8125rem' },
    },
  },
}));

const Card = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 50,
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  fontWeight: 550,
  cursor: 'pointer',
  '&[data-checked="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.tint,
  },
  '&[data-disabled="true"]': {
    borderColor: theme.vars.palette.divider,
    backgroundColor: theme.vars.palette.action.disabledBackground,
    color: theme.vars.palette.text.secondary,
    cursor: 'default',
  },
  // The focused control draws its ring around the whole card.
  '& > .MuiButtonBase-root': { position: 'static' },
  '& > .Mui-focusVisible::after': {
    content: '""',
    position: 'absolute',
    inset: -1,
    borderRadius: 8,
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    pointerEvents: 'none',
  },
  // On phones the price wraps below a long label.
  '&[data-several="true"]': { flexWrap: 'wrap', '& > :nth-of-type(2)': { flexBasis: 160 } },
  // Forced colours remove the tint.
  '@media (forced-colors: active)': {
    '&[data-checked="true"]': { borderColor: 'Highlight', borderWidth: 2, padding: '11px 15px' },
  },
}));
const Words = styled('span')({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Hint = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const End = styled('span')({ marginLeft: 'auto', textAlign: 'right', whiteSpace: 'nowrap' });

/** The cards and the chosen one's fields in one grid: the fields stand under their card without being a part of the group. */
const FieldsGrid = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 10 });
/** The rows of this grid that don't come first. */
const order = { fields: 1, cardsBelow: 2, error: 3 } as const;
const inParentsGrid = { display: 'contents' };

export interface ChoiceGroupProps<T extends FieldValues, V> extends FieldProps<T> {
  choices: readonly Choice[];
  rules?: readonly FieldRule<V, T>[];
  onValue?: (value: V) => void;
  /** Hides the group's label visually: the page's heading has the same words. */
  hideLabel?: boolean;
  /** Short choices as small tiles: three in a row, two on a phone. */
  tiles?: boolean;
  /** Fields that belong to the chosen card, directly under it; null while it has none. */
  fields?: ReactNode;
}

interface Picking<V> {
  control: typeof Radio | typeof Checkbox;
  /** Whether a choice belongs to what the form holds, which may be unset. */
  holds: (held: unknown, value: string) => boolean;
  /** What the form holds after a press on a choice. */
  pick: (held: unknown, value: string) => V;
}

/** A fieldset of choices, each a full-width card. */
export const ChoiceGroup = <T extends FieldValues, V>({
  control: Control,
  holds,
  pick,
  choices,
  rules,
  onValue,
  hideLabel = false,
  tiles = false,
  fields,
  ...props
}: ChoiceGroupProps<T, V> & Picking<V>) => {
  const { label, disabled = false } = props;
  const { field, id, messageId, error, invalid, required, root } = useField<T, V>(props, rules);
  const isChosen = (value: string): boolean => holds(field.value, value);
  const onPick = (value: string): void => {
    const next = pick(field.value, value);
    field.onChange(next);
    onValue?.(next);
  };
  const isRadio = Control === Radio;
  const hasGrid = fields !== undefined;
  const chosenIndex = choices.findIndex(({ value }) => isChosen(value));
  const cards = choices.map(({ value, label: name, hint, end, disabled: isOff = false }, index) => {
    const cardId = `${id}-${value}`;
    const checked = isChosen(value);
    const described = [hint !== undefined && `${cardId}-hint`, end !== undefined && `${cardId}-end`].filter(Boolean);
    return (
      <Card
        key={value}
        data-checked={checked}
        data-disabled={disabled || isOff}
        data-several={!isRadio}
        sx={hasGrid && index > chosenIndex ? { order: order.cardsBelow } : undefined}
      >
        <Control
          id={cardId}
          name={field.name}
          value={value}
          checked={checked}
          disabled={disabled || isOff}
          onBlur={field.onBlur}
          onChange={() => onPick(value)}
          slotProps={{
            input: {
              ref: index === 0 ? field.ref : undefined,
              'aria-labelledby': `${cardId}-label`,
              'aria-describedby': described.join(' ') || undefined,
              'aria-invalid': isRadio ? undefined : invalid,
            },
          }}
        />
        <Words>
          <span id={`${cardId}-label`}>{name}</span>
          {hint !== undefined && <Hint id={`${cardId}-hint`}>{hint}</Hint>}
        </Words>
        {end !== undefined && <End id={`${cardId}-end`}>{end}</End>}
      </Card>
    );
  });
  const group = (
    <FormControl
      {...root}
      component="fieldset"
      sx={hasGrid ? inParentsGrid : undefined}
      aria-describedby={error === undefined ? undefined : messageId}
      // A radiogroup exposes these itself.
      {...(isRadio && { role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required || undefined })}
    >
      <FormLabel
        component="legend"
        sx={hideLabel ? visuallyHidden : tiles ? undefined : { typography: 'h3', mb: '10px' }}
      >
        {label}
      </FormLabel>
      <Choices data-tiles={tiles} sx={hasGrid ? inParentsGrid : undefined}>
        {cards}
      </Choices>
      {error !== undefined && (
        <FormHelperText id={messageId} sx={hasGrid ? { order: order.error, mt: 0 } : undefined}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
  if (!hasGrid) return group;
  return (
    <FieldsGrid>
      {group}
      {fields !== null && (
        <Box
          role="group"
          aria-labelledby={`${id}-${choices[chosenIndex]?.value ?? ''}-label`}
          sx={{ order: order.fields }}
        >
          {fields}
        </Box>
      )}
    </FieldsGrid>
  );
};
