import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { useTexts } from './DeskContext';
import { Quiet } from './Item';
import { fill } from './texts';

/** Longer links are cut off by some mail and chat programs. */
const shortLink = 2_000;

const selectAll = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

interface CopyButtonProps {
  get: () => string | Promise<string>;
  children: string;
  /** Only the icon shows. */
  compact?: boolean;
}

/** Copies a text. Where the browser refuses the clipboard, it says so and shows the text, selected. */
export const CopyButton = ({ get, children, compact = false }: CopyButtonProps) => {
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
  const icon = made?.isCopied === true ? <Check /> : <ContentCopy />;
  const button = {
    'aria-label': fill(made?.isCopied === true ? texts.copied : texts.copy, { text: children }),
    onClick: () => void copy(),
  };
  return (
    <>
      {compact ? (
        <IconButton {...button}>{icon}</IconButton>
      ) : (
        <Button variant="outlined" startIcon={icon} {...button}>
          {children}
        </Button>
      )}
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
