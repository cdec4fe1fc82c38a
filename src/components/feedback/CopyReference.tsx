import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { visuallyHidden } from '~/theme/visuallyHidden';

const Words = styled('span')({
  display: 'grid',
  textAlign: 'start',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-hidden="true"]': { visibility: 'hidden' },
});

/** Copies a reference. Hidden if the browser offers no clipboard. */
export const CopyReference = ({ reference }: { reference: string }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const copy = (): void => {
    // Ignore a refusal: the reference can still be selected.
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <span>
      <Button
        variant="text"
        small
        onClick={copy}
        label={copied ? t('errors.copied') : t('errors.copyReferenceOf', { reference })}
      >
        {/* Both words in one place, so that the button keeps its width. */}
        <Words>
          <span data-hidden={copied}>{t('errors.copyReference')}</span>
          <span data-hidden={!copied}>{t('errors.copied')}</span>
        </Words>
      </Button>
      <Box component="span" role="status" sx={visuallyHidden}>
        {copied && t('errors.copied')}
      </Box>
    </span>
  );
};
