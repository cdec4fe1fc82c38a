import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { visuallyHidden } from '../../src/theme/visuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { DeskDrawer } from './DeskDrawer';
import { useDeskTexts, useWorld } from './DeskContext';
import { recall, remember, type DeskMemory, type SectionName } from './memory';
import { SignInBox } from './SignInBox';
import type { Opening } from './situation/openSituation';
import { fill } from './texts';
import { styles } from './deskStyles';

/** From this width on the desk fits beside the page; below it covers the page… */
const isBeside = (): boolean => window.innerWidth >= 1480;
/** …and below this one nearly all of it, so the desk is modal. So it is above a dialog of the portal, which would keep the focus. */
const isModal = (): boolean => window.innerWidth < 900 || document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Restore an open desk only beside the page; over it, it would hide what a link opened. */
const beginning = (newest: number, opening: Opening): DeskMemory => {
  const { open, section, seenMail = newest } = recall();
  const looking = open && section === 'mails';
  return { open: opening.kind !== 'none' || (open && isBeside()), section, seenMail: looking ? newest : seenMail };
};

/** The demo desk: a tab at the edge of the window, and a drawer. */
export const Desk = ({ opening }: { opening: Opening }) => {
  const world = useWorld();
  const { texts } = useDeskTexts();
  const newest = world.state.mails.at(-1)?.id ?? 0;
  const [memory, setMemory] = useState(() => beginning(newest, opening));
  const tab = useRef<HTMLButtonElement>(null);
  const { open, section, seenMail = newest } = memory;
  const unread = world.state.mails.filter(({ id }) => id > seenMail).length;

  useEffect(() => remember(memory), [memory]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-desk-open', open);
  }, [open]);

  // The last effect: the drawer is closed and the tab is back.
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) tab.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const change = (patch: Partial<DeskMemory>): void => setMemory((before) => ({ ...before, ...patch }));
  /** Leaving the mailbox marks its e-mails as seen. */
  const leaveMails = section === 'mails' ? { seenMail: newest } : {};
  const show = (next: SectionName): void => change({ ...(next === 'mails' ? {} : leaveMails), open: true, section: next });

  return (
    <>
      {/* On a wide screen the page makes room for the open desk. */}
      <GlobalStyles styles={{ '@media (min-width: 1480px)': { 'html[data-desk-open] body': { paddingRight: 380 } } }} />
      <Box component="button" ref={tab} type="button" sx={styles.tab} hidden={open} aria-label={texts.tabLabel} onClick={() => show(unread > 0 ? 'mails' : section)}>
        <span>{texts.tab}</span>
        {unread > 0 && <Box component="span" sx={styles.badge}>{unread}</Box>}
      </Box>
      <Box component="p" sx={visuallyHidden} role="status">
        {unread > 0 && !open ? fill(unread === 1 ? texts.tabMail : texts.tabMails, { n: unread }) : ''}
      </Box>
      <DeskDrawer
        open={open}
        modal={isModal}
        section={section}
        unread={unread}
        seenMail={seenMail}
        opening={opening}
        onSection={show}
        onClose={() => change({ ...leaveMails, open: false })}
      />
      <SignInBox onAll={() => show('personas')} />
    </>
  );
};
