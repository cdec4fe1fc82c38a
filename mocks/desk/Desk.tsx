import createCache from '@emotion/cache';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { matchPath } from 'react-router-dom';

import { formatDottedDate } from '../../src/domain/time/dates';
import { patterns } from '../../src/paths';
import { AppTheme } from '../../src/theme/AppTheme';
import { visuallyHidden } from '../../src/theme/visuallyHidden';
import { DeskContext, useDesk, useDeskTexts, usePath, useSignedIn, useWorld, type DeskValue } from './DeskContext';
import { handle, roomForDesk } from './deskLook';
import { DeskPanel } from './DeskPanel';
import { developerSections, newestMail, recall, remember, type DeskMemory } from './memory';
import { SignInBox } from './tabs/SignInBox';
import { fill } from './texts';

const cache = createCache({ key: 'desk' });

/** What is for engineers shows only to them, and leaving the mailbox marks its e-mails as seen. */
const settle = (before: DeskMemory, after: DeskMemory, newest: number): DeskMemory => ({
  ...after,
  ...(!after.developer && developerSections.includes(after.section) ? { section: 'tour' } : {}),
  ...(before.section === 'mails' && (after.section !== 'mails' || !after.open)
    ? { seenMail: newest, mailsTo: undefined }
    : {}),
});

const beginning = ({ world, opening }: Pick<DeskValue, 'world' | 'opening'>): DeskMemory => {
  const newest = newestMail(world);
  const kept = recall(world);
  const isRead = kept.open && kept.section === 'mails';
  return settle(
    kept,
    { ...kept, open: opening.kind !== 'none' || kept.open, seenMail: isRead ? newest : kept.seenMail },
    newest,
  );
};

const takeFocus = (node: HTMLElement | null): void => node?.focus();

/** A handle at the edge of the window, or the open drawer; and what the sign-in page gets. */
const DeskParts = () => {
  const world = useWorld();
  const { memory, change } = useDesk();
  const { language, texts } = useDeskTexts();
  const path = usePath();
  const member = useSignedIn();
  const [isPressed, setPressed] = useState(false);
  const { open, section, seenMail } = memory;
  const unread = world.state.mails.filter(({ id }) => id > seenMail).length;
  const { faults, clockShift } = world.state;

  // Above the sheet the page scrolls in #root, which the router doesn't know.
  useEffect(() => {
    const page = document.getElementById('root');
    if (page !== null) page.scrollTop = 0;
  }, [path]);

  /** By hand: then what appears takes the focus. */
  const press = (patch: Partial<DeskMemory>): void => {
    setPressed(true);
    change(patch);
  };

  return (
    <AppTheme cache={cache} language={language}>
      {open ? (
        <>
          <GlobalStyles styles={roomForDesk} />
          <DeskPanel unread={unread} isPressed={isPressed} onClose={() => press({ open: false })} />
        </>
      ) : (
        <Button
          ref={isPressed ? takeFocus : undefined}
          sx={handle}
          aria-label={texts.tabLabel}
          onClick={() => press({ open: true, section: unread > 0 ? 'mails' : section })}
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
      {member === undefined && matchPath(patterns.login, path) !== null && (
        <SignInBox onOpen={(next) => press({ open: true, section: next })} />
      )}
    </AppTheme>
  );
};

/** The demo desk. It is a React root of its own, and looks like the portal, in the portal's language and scheme. */
export const Desk = (given: Omit<DeskValue, 'memory' | 'change'>) => {
  const [memory, setMemory] = useState(() => beginning(given));
  useEffect(() => remember(memory), [memory]);
  const change = (patch: Partial<DeskMemory>): void =>
    setMemory((before) => settle(before, { ...before, ...patch }, newestMail(given.world)));
  return (
    <DeskContext value={{ ...given, memory, change }}>
      <DeskParts />
    </DeskContext>
  );
};
