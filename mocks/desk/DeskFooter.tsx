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

type Copy = { kind: 'none' } | { kind: 'copied' | 'byHand'; link: string } | { kind: 'failed' };

/** Longer links are cut off by some mail and chat programs. */
const shortLink = 2_000;

const put = (link: string): Promise<Copy> =>
  navigator.clipboard.writeText(link).then(
    () => ({ kind: 'copied', link }),
    () => ({ kind: 'byHand', link }),
  );

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
  const [copy, setCopy] = useState<Copy>({ kind: 'none' });
  const [isAsking, setAsking] = useState(false);
  const copyLink = (): void => {
    // A page without a secure origin has no clipboard.
    const made = actions
      .situationLink()
      .then((link) => ('clipboard' in navigator ? put(link) : { kind: 'byHand' as const, link }));
    made.then(setCopy, () => setCopy({ kind: 'failed' }));
  };
  const said = {
    none: sayOpening(opening, texts),
    copied: texts.copied,
    byHand: texts.copyByHand,
    failed: texts.copyFailed,
  }[copy.kind];
  const isLong = 'link' in copy && copy.link.length > shortLink;
  return (
    <Stack component="footer" spacing={0.5} sx={{ p: '8px 16px', borderTop: 1, borderColor: 'divider' }}>
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
          <Button variant="outlined" aria-label={texts.copyLink} onClick={copyLink}>
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
      <Quiet role="status">
        {said} {isLong && fill(texts.copyLong, { n: copy.link.length })}
      </Quiet>
      {'link' in copy && (
        <TextField
          label={texts.linkField}
          value={copy.link}
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={({ target }) => {
            if (target instanceof HTMLInputElement) target.select();
          }}
        />
      )}
    </Stack>
  );
};
