import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

import { CopyButton } from './CopyButton';
import { useDesk, useTexts } from './DeskContext';
import { Quiet, Row } from './Item';

/** The link to the situation, the reset, which asks first, and the switch to what is for engineers. */
export const DeskFooter = () => {
  const { actions, isDamaged, memory, change } = useDesk();
  const { texts } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const reset = (): void => {
    change({ tour: undefined, done: [] });
    void actions.reset();
  };
  return (
    <Stack component="footer" spacing={0.5} sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}>
      {isAsking ? (
        <>
          <p>{texts.resetHint}</p>
          <Row>
            <Button color="error" onClick={reset}>
              {texts.resetYes}
            </Button>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              {texts.resetNo}
            </Button>
          </Row>
        </>
      ) : (
        <Row>
          <CopyButton get={actions.situationLink}>{texts.situationLink}</CopyButton>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {texts.reset}
          </Button>
          <FormControlLabel
            disableTypography
            label={texts.developer}
            control={<Switch size="small" checked={memory.developer} />}
            onChange={(_event, developer) => change(developer ? { developer } : { developer, section: 'tour' })}
          />
        </Row>
      )}
      <Quiet>{texts.lead}</Quiet>
      {isDamaged && <Quiet role="status">{texts.notOpened}</Quiet>}
    </Stack>
  );
};
