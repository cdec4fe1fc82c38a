import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { visuallyHidden } from '~/theme/visuallyHidden';

/** Both words in one place, so that the button keeps its width. */
const inOnePlace = {
  display: 'grid',
  textAlign: 'start',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-hidden="true"]': { visibility: 'hidden' },
};

const select = (element: HTMLElement | null): void => {
  if (element !== null) getSelection()?.selectAllChildren(element);
};

/** Copies a reference; selects it where that is refused. Hidden if the browser offers no clipboard. */
export const CopyReference = ({ reference }: { reference: string }) => {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  if (!('clipboard' in navigator)) return null;
  const copied = outcome === 'copied';
  const copy = (): void =>
    void navigator.clipboard.writeText(reference).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <span>
      <Button
        variant="text"
        small
        onClick={copy}
        label={copied ? t('errors.copied') : t('errors.copyReferenceOf', { reference })}
      >
        <Box component="span" sx={inOnePlace}>
          <span data-hidden={copied}>{t('errors.copyReference')}</span>
          <span data-hidden={!copied}>{t('errors.copied')}</span>
        </Box>
      </Button>
      {outcome === 'refused' && <strong ref={select}>{reference}</strong>}
      <Box component="span" role="status" sx={outcome === 'refused' ? { ml: 1 } : visuallyHidden}>
        {outcome && t(copied ? 'errors.copied' : 'errors.copyRefused')}
      </Box>
    </span>
  );
};
