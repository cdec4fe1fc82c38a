import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef, useState } from 'react';

import { formatDottedDate } from '../../src/domain/time/dates';
import { visuallyHidden } from '../../src/theme/visuallyHidden';
import { useDeskTexts, usePath, useWorld } from './DeskContext';
import { handle, roomForDesk } from './deskLook';
import { DeskPanel } from './DeskPanel';
import { developerSections, recall, remember, type DeskMemory } from './memory';
import type { Opening } from './situation/openSituation';
import { SignInBox } from './tabs/SignInBox';
import { fill } from './texts';

const beginning = (newest: number, opening: Opening): DeskMemory => {
  const kept = recall();
  const { open, section, developer, seenMail = newest } = kept;
  return {
    ...kept,
    open: opening.kind !== 'none' || open,
    section: !developer && developerSections.includes(section) ? 'tour' : section,
    seenMail: open && section === 'mails' ? newest : seenMail,
  };
};

/** The demo desk: a handle at the edge of the window, and a drawer. */
export const Desk = ({ opening }: { opening: Opening }) => {
  const world = useWorld();
  const { texts } = useDeskTexts();
  const path = usePath();
  const newest = world.state.mails.at(-1)?.id ?? 0;
  const [memory, setMemory] = useState(() => beginning(newest, opening));
  const [isPressed, setPressed] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  const { open, section, seenMail = newest } = memory;
  const unread = world.state.mails.filter(({ id }) => id > seenMail).length;
  const { faults, clockShift } = world.state;

  useEffect(() => remember(memory), [memory]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-desk-open', open);
  }, [open]);
  useEffect(() => {
    if (isPressed && !open) tab.current?.focus();
  }, [isPressed, open]);
  // Above the sheet the page scrolls in #root, which the router doesn't know.
  useEffect(() => {
    const page = document.getElementById('root');
    if (page !== null) page.scrollTop = 0;
  }, [path]);

  /** Leaving the mailbox marks its e-mails as seen. */
  const change = (patch: Partial<DeskMemory>): void =>
    setMemory((before) => {
      const after = { ...before, ...patch };
      const isLeaving = before.section === 'mails' && (after.section !== 'mails' || !after.open);
      const isShown = after.developer || !developerSections.includes(after.section);
      return { ...after, ...(isLeaving ? { seenMail: newest } : {}), ...(isShown ? {} : { section: 'tour' }) };
    });
  const show = (patch: Partial<DeskMemory>): void => {
    setPressed(true);
    change({ ...patch, open: true });
  };

  return (
    <>
      <GlobalStyles styles={roomForDesk} />
      {!open && (
        <Button
          ref={tab}
          sx={handle}
          aria-label={texts.tabLabel}
          onClick={() => show(unread > 0 ? { section: 'mails' } : { section })}
        >
          {[
            texts.tab,
            ...(unread > 0 ? [fill(texts.tabNew, { n: unread })] : []),
            ...(faults.length > 0 ? [fill(texts.tabFaults, { n: faults.length })] : []),
            ...(clockShift === 0 ? [] : [formatDottedDate(world.today())]),
          ].join(' · ')}
        </Button>
      )}
      <Box component="p" sx={visuallyHidden} role="status">
        {unread > 0 && !open ? fill(unread === 1 ? texts.tabMail : texts.tabMails, { n: unread }) : ''}
      </Box>
      {open && (
        <DeskPanel
          memory={{ ...memory, seenMail }}
          unread={unread}
          opening={opening}
          isPressed={isPressed}
          onChange={change}
          onClose={() => {
            setPressed(true);
            change({ open: false });
          }}
        />
      )}
      <SignInBox onTour={() => show({ section: 'tour' })} onAll={() => show({ section: 'personas' })} />
    </>
  );
};
