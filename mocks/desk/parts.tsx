import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

import { useTexts } from './DeskContext';
import { fill } from './texts';

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly (readonly [value: T, text: string])[];
}

/** The browser's own select: it opens above everything, in a dialog of the portal too. */
export const Choice = <T extends string>({ label, value, onChange, options }: ChoiceProps<T>) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => {
      const chosen = options.find(([one]) => one === target.value);
      if (chosen !== undefined) onChange(chosen[0]);
    }}
    slotProps={{ select: { native: true } }}
  >
    {options.map(([one, text]) => (
      <option key={one} value={one}>
        {text}
      </option>
    ))}
  </TextField>
);

interface ItemProps {
  title: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  current?: boolean;
}

/** One row of the desk's lists: a persona, an e-mail, a fault. */
export const Item = ({ title, note, children, actions, current = false }: ItemProps) => (
  <Paper
    component="li"
    aria-current={current ? 'true' : undefined}
    sx={{ p: 1.5, overflowWrap: 'anywhere', ...(current ? { borderColor: 'primary.main' } : {}) }}
  >
    <Stack spacing={0.5}>
      <Typography variant="h3">{title}</Typography>
      {note !== undefined && <Quiet>{note}</Quiet>}
      {children}
      {actions !== undefined && <Row>{actions}</Row>}
    </Stack>
  </Paper>
);

/** Buttons beside each other, as far as they fit. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {children}
  </Stack>
);

export const Items = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" spacing={1}>
    {children}
  </Stack>
);

/** What says that there is nothing, or what a list is about. */
export const Quiet = ({ children, id, role }: { children: ReactNode; id?: string; role?: 'status' }) => (
  <Typography id={id} role={role} variant="body2" color="textSecondary">
    {children}
  </Typography>
);

/** Longer links are cut off by some mail and chat programs. */
const shortLink = 2_000;

const selectAll = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

/** Copies a text. Where the browser refuses the clipboard, it says so and shows the text, selected. */
export const CopyButton = ({ get, children }: { get: () => string | Promise<string>; children: string }) => {
  const { texts } = useTexts();
  const [made, setMade] = useState<{ text: string; isCopied: boolean }>();
  const copy = async (): Promise<void> => {
    const text = await get();
    try {
      await navigator.clipboard.writeText(text);
      setMade({ text, isCopied: true });
    } catch {
      setMade({ text, isCopied: false });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={made?.isCopied === true ? <Check /> : <ContentCopy />}
        aria-label={fill(made?.isCopied === true ? texts.copied : texts.copy, { text: children })}
        onClick={() => void copy()}
      >
        {children}
      </Button>
      {made?.isCopied === false && (
        <TextField
          label={children}
          value={made.text}
          inputRef={selectAll}
          helperText={texts.copyByHand}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
      {made !== undefined && made.text.length > shortLink && (
        <Quiet role="status">{fill(texts.copyLong, { n: made.text.length })}</Quiet>
      )}
    </>
  );
};
