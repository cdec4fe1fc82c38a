import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTexts } from './DeskContext';
import { fill } from './texts';

/** Copies a text; without a clipboard the text can still be read and selected. */
export const CopyButton = ({ text, children = text }: { text: string; children?: string }) => {
  const { t } = useTexts('tour');
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    // A page without a secure origin has no clipboard.
    if (!('clipboard' in navigator)) return;
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button
      variant="outlined"
      startIcon={isCopied ? <Check /> : <ContentCopy />}
      aria-label={fill(isCopied ? t.copied : t.copy, { text: children })}
      onClick={copy}
      sx={{ alignSelf: 'start', userSelect: 'text' }}
    >
      {children}
    </Button>
  );
};
