import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { budapestMoment } from '../../src/domain/time/clock';
import { formatDottedDate } from '../../src/domain/time/dates';
import { copy } from './CopyButton';
import { useDesk, useDeskTexts } from './DeskContext';
import { Quiet, Row } from './Item';
import { fill } from './texts';

/** Longer links are cut off by some mail and chat programs. */
const shortLink = 2_000;

/** What became of the link that opened the page. */
const useOpened = (): string => {
  const { opening } = useDesk();
  const { texts } = useDeskTexts();
  if (opening.kind === 'damaged') return texts.notOpened;
  if (opening.kind !== 'opened') return '';
  const { date, time } = budapestMoment(new Date(opening.situation.at));
  return fill(texts.opened, { date: `${formatDottedDate(date)} ${time}` });
};

/** The link to the situation, the reset, which asks first, and the switch to what is for engineers. */
export const DeskFooter = () => {
  const { actions, memory, change } = useDesk();
  const { texts } = useDeskTexts();
  const opened = useOpened();
  const [made, setMade] = useState<{ link: string; isCopied: boolean }>();
  const [isAsking, setAsking] = useState(false);
  const copyLink = async (): Promise<void> => {
    const link = await actions.situationLink();
    setMade({ link, isCopied: await copy(link) });
  };
  const reset = (): void => {
    change({ tour: undefined, tourStep: 0 });
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
          <Button variant="outlined" aria-label={texts.copyLink} onClick={() => void copyLink()}>
            {texts.copyShort}
          </Button>
          <Button variant="outlined" aria-label={texts.reset} onClick={() => setAsking(true)}>
            {texts.resetShort}
          </Button>
          <FormControlLabel
            disableTypography
            label={texts.developer}
            control={<Switch size="small" checked={memory.developer} />}
            onChange={(_event, developer) => change({ developer })}
          />
        </Row>
      )}
      <Quiet>{texts.lead}</Quiet>
      <Quiet role="status">
        {made === undefined ? opened : made.isCopied ? texts.copied : texts.copyByHand}{' '}
        {made && made.link.length > shortLink && fill(texts.copyLong, { n: made.link.length })}
      </Quiet>
      {made && <TextField label={texts.linkField} value={made.link} slotProps={{ htmlInput: { readOnly: true } }} />}
    </Stack>
  );
};
