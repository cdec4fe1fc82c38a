import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Message } from '~/components/feedback/Message';

import type { DraftState } from './useDraft';

/** The live region is rendered before its text, without taking space. */
const Line = styled('div')({ '&:empty': { position: 'absolute' } });

/** Says that a draft was restored, and offers to discard it. */
export const DraftLine = ({ draft }: { draft: DraftState }) => {
  const { t } = useTranslation('portal');
  return (
    <Line role="status">
      {draft.restored && (
        <Message
          action={
            <Button variant="text" onClick={draft.discard}>
              {t('member.draft.discard')}
            </Button>
          }
        >
          {t('member.draft.restored')}
        </Message>
      )}
    </Line>
  );
};
