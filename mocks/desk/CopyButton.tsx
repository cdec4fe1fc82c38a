import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTexts } from './DeskContext';
import { fill } from './texts';

/** Whether the clipboard took it: a page without a secure origin has none. */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Copies a text; without a clipboard the text can still be read and selected. */
export const CopyButton = ({ text, children = text }: { text: string; children?: string }) => {
  const { t } = useTexts('tour');
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      variant="outlined"
      startIcon={isCopied ? <Check /> : <ContentCopy />}
      aria-label={fill(isCopied ? t.copied : t.copy, { text: children })}
      onClick={() => void copy(text).then(setCopied)}
      sx={{ userSelect: 'text' }}
    >
      {children}
    </Button>
  );
};
