import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { budapestMoment } from '../../src/domain/time/clock';
import { formatDottedDate } from '../../src/domain/time/dates';
import { useDesk, useDeskTexts } from './DeskContext';
import { Quiet, Row } from './Item';
import type { Opening } from './situation/openSituation';
import { fill, type DeskTexts } from './texts';

/** Longer links are cut off by some mail and chat programs. */
const shortLink = 2_000;

/** Whether the clipboard took it: a page without a secure origin has none. */
const put = async (link: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
};

const sayOpening = (opening: Opening, texts: DeskTexts): string => {
  if (opening.kind === 'damaged') return texts.notOpened;
  if (opening.kind !== 'opened') return '';
  const { date, time } = budapestMoment(new Date(opening.situation.at));
  return fill(texts.opened, { date: `${formatDottedDate(date)} ${time}` });
};

interface DeskFooterProps {
  opening: Opening;
  developer: boolean;
  onDeveloper: (developer: boolean) => void;
  /** Before the personas are fresh again. */
  onReset: () => void;
}

/** The link to the situation, the reset, which asks first, and the switch to what is for engineers. */
export const DeskFooter = ({ opening, developer, onDeveloper, onReset }: DeskFooterProps) => {
  const { actions } = useDesk();
  const { texts } = useDeskTexts();
  const [made, setMade] = useState<{ link: string; isCopied: boolean }>();
  const [isAsking, setAsking] = useState(false);
  const copyLink = async (): Promise<void> => {
    const link = await actions.situationLink();
    setMade({ link, isCopied: await put(link) });
  };
  const said = made === undefined ? sayOpening(opening, texts) : made.isCopied ? texts.copied : texts.copyByHand;
  return (
    <Stack component="footer" spacing={0.5} sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}>
      {isAsking ? (
        <>
          <p>{texts.resetHint}</p>
          <Row>
            <Button
              color="error"
              onClick={() => {
                onReset();
                void actions.reset();
              }}
            >
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
            sx={{ mr: 0 }}
            disableTypography
            label={texts.developer}
            control={<Switch size="small" checked={developer} onChange={({ target }) => onDeveloper(target.checked)} />}
          />
        </Row>
      )}
      <Quiet>{texts.lead}</Quiet>
      <Quiet role="status">
        {said} {made && made.link.length > shortLink && fill(texts.copyLong, { n: made.link.length })}
      </Quiet>
      {made && (
        <TextField
          label={texts.linkField}
          value={made.link}
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={({ target }) => {
            if (target instanceof HTMLInputElement) target.select();
          }}
        />
      )}
    </Stack>
  );
};
