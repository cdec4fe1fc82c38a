import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { budapestMoment } from '../../src/domain/clock';
import { formatDottedDate } from '../../src/domain/dates';
import { useDesk, useDeskTexts } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import type { Opening } from './situation/openSituation';
import { fill, type DeskTexts } from './texts';
import { styles } from './deskStyles';

type Copy = { kind: 'none' } | { kind: 'copied' | 'byHand'; link: string } | { kind: 'failed' };

const put = (link: string): Promise<Copy> =>
  navigator.clipboard.writeText(link).then(
    () => ({ kind: 'copied', link }),
    () => ({ kind: 'byHand', link }),
  );

const sayOpening = (opening: Opening, texts: DeskTexts): string => {
  if (opening.kind === 'none') return '';
  if (opening.kind === 'damaged') return texts.notOpened;
  const { date, time } = budapestMoment(new Date(opening.situation.at));
  return fill(texts.opened, { date: `${formatDottedDate(date)} ${time}` });
};

/** The link to the situation, and the button that resets everything. */
export const DeskFooter = ({ opening }: { opening: Opening }) => {
  const { actions } = useDesk();
  const { texts } = useDeskTexts();
  const [copy, setCopy] = useState<Copy>({ kind: 'none' });
  const hintId = useId();
  const copyLink = (): void => {
    // A page without a secure origin has no clipboard.
    const made = actions.situationLink().then((link) => ('clipboard' in navigator ? put(link) : { kind: 'byHand' as const, link }));
    made.then(setCopy, () => setCopy({ kind: 'failed' }));
  };
  const said = { none: sayOpening(opening, texts), copied: texts.copied, byHand: texts.copyByHand, failed: texts.copyFailed }[copy.kind];
  return (
    <Box component="footer" sx={styles.foot}>
      <Box sx={styles.footButtons}>
        <DeskButton onClick={copyLink}>{texts.copyLink}</DeskButton>
        <DeskButton describedBy={hintId} onClick={actions.reset}>{texts.reset}</DeskButton>
      </Box>
      <p id={hintId} hidden>
        {texts.resetHint}
      </p>
      <Box component="p" role="status" sx={styles.said}>
        {said}
      </Box>
      {'link' in copy && <Box component="input" readOnly sx={styles.link} aria-label={texts.linkField} value={copy.link} onFocus={({ target }) => target.select()} />}
    </Box>
  );
};
