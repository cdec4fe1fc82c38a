import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../theme/visuallyHidden';
import { Button } from './Button';
import { useMounted } from './useMounted';

/** Copies a reference. Hidden if the browser offers no clipboard. */
export const CopyReference = ({ reference }: { reference: string }) => {
  const { t } = useTranslation('errors');
  const [copied, setCopied] = useState(false);
  const isMounted = useMounted();
  if (!('clipboard' in navigator)) return null;
  const copy = (): void => {
    // Ignore a refusal: the reference can still be selected.
    navigator.clipboard.writeText(reference).then(
      () => isMounted() && setCopied(true),
      () => undefined,
    );
  };
  return (
    <Box component="span" sx={{ display: 'inline-block', m: '-4px -6px', '& > button': { minHeight: 32, minWidth: 0, p: '3px 6px' } }}>
        <Button variant="text" onClick={copy} label={copied ? undefined : t('copyReferenceOf', { reference })}>
          {copied ? t('copied') : t('copyReference')}
        </Button>
        <Box component="span" role="status" sx={visuallyHidden}>
          {copied && t('copied')}
        </Box>
    </Box>
  );
};
