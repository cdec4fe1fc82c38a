import { useId, useState } from 'react';
import { budapestMoment, formatDottedDate } from '../../src/domain/dates';
import { useDesk, useDeskTexts } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import type { Opening } from './situation/openSituation';
import { fill, type DeskTexts } from './texts';
import styles from './Desk.module.css';

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

/** The situation as a link, and the one button that puts everything back (STUB-5). */
export const DeskFooter = ({ opening }: { opening: Opening }) => {
  const { actions } = useDesk();
  const { texts } = useDeskTexts();
  const [copy, setCopy] = useState<Copy>({ kind: 'none' });
  const hintId = useId();
  const copyLink = (): void => {
    // A page that is not served securely has no clipboard at all.
    const made = actions.situationLink().then((link) => ('clipboard' in navigator ? put(link) : { kind: 'byHand' as const, link }));
    made.then(setCopy, () => setCopy({ kind: 'failed' }));
  };
  const said = { none: sayOpening(opening, texts), copied: texts.copied, byHand: texts.copyByHand, failed: texts.copyFailed }[copy.kind];
  return (
    <footer className={styles.foot}>
      <div className={styles.footButtons}>
        <DeskButton onClick={copyLink}>{texts.copyLink}</DeskButton>
        <DeskButton describedBy={hintId} onClick={actions.reset}>{texts.reset}</DeskButton>
      </div>
      <p id={hintId} hidden>
        {texts.resetHint}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {'link' in copy && <input readOnly className={styles.link} aria-label={texts.linkField} value={copy.link} onFocus={({ target }) => target.select()} />}
    </footer>
  );
};
