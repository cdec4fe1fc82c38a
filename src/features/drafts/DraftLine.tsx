import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Message } from '~/components/feedback/Message';

import type { DraftState } from './useDraft';

export const DraftLine = ({ draft }: { draft: DraftState }) => {
  const { t } = useTranslation('portal');
  return (
    // The live region is rendered before its text, without taking space.
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {draft.restored && (
        <Message
          inCard
          action={
            <Button variant="text" onClick={draft.discard}>
              {t('member.draft.discard')}
            </Button>
          }
        >
          {t('member.draft.restored')}
        </Message>
      )}
    </Box>
  );
};
