import Checkbox from '@mui/material/Checkbox';
import type Radio from '@mui/material/Radio';
import type { RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

export interface Choice {
  value: string;
  label: string;
  /** A line under the label. */
  hint?: ReactNode;
  /** At the right end: a price. */
  end?: ReactNode;
  disabled?: boolean;
}

/** The layout of a group: short choices are side by side if there is room. */
export const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '&[data-side-by-side="true"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' },
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
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
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

interface ChoiceCardProps extends Pick<RadioProps, 'name' | 'onBlur' | 'onChange'> {
  control: typeof Radio | typeof Checkbox;
  id: string;
  choice: Choice;
  checked: boolean;
  /** For a checkbox; a radio's group exposes it. */
  invalid?: boolean;
  /** The card's place in a grid that is not in the order of the source. */
  order?: number;
  inputRef?: Ref<HTMLInputElement>;
}

/** A choice as a full-width card. */
export const ChoiceCard = ({
  control: Control,
  id,
  choice,
  checked,
  invalid,
  order,
  inputRef,
  ...props
}: ChoiceCardProps) => {
  const { value, label, hint, end, disabled = false } = choice;
  const described = [hint !== undefined && `${id}-hint`, end !== undefined && `${id}-more`].filter(
    (part) => part !== false,
  );
  return (
    <Card
      data-checked={checked}
      data-disabled={disabled}
      data-several={Control === Checkbox || undefined}
      sx={{ order }}
    >
      <Control
        {...props}
        id={id}
        value={value}
        checked={checked}
        disabled={disabled}
        slotProps={{
          input: {
            ref: inputRef,
            'aria-labelledby': `${id}-label`,
            'aria-describedby': described.join(' ') || undefined,
            'aria-invalid': invalid,
          },
        }}
      />
      <Words>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Words>
      {end !== undefined && <End id={`${id}-more`}>{end}</End>}
    </Card>
  );
};
