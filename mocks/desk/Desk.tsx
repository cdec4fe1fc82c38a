import createCache from '@emotion/cache';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';

import { formatDottedDate } from '../../src/domain/time/dates';
import { AppTheme } from '../../src/theme/AppTheme';
import { visuallyHidden } from '../../src/theme/visuallyHidden';
import { DeskContext, useDesk, usePath, useTexts, useWorld, type DeskValue } from './DeskContext';
import { beside, handle, roomFor } from './deskLook';
import { DeskPanel } from './DeskPanel';
import { recall, remember, type DeskMemory } from './memory';
import { fill } from './texts';
import { TourBar } from './TourBar';
import { useMoveOn } from './useTour';

const cache = createCache({ key: 'desk' });

const takeFocus = (node: HTMLElement | null): void => node?.focus();

/** The open drawer, or a handle at the edge of the window; on a phone a bar with the step in hand, if there is one. */
const DeskParts = () => {
  const world = useWorld();
  const { memory, change } = useDesk();
  const { language, texts } = useTexts();
  const path = usePath();
  const isBeside = useMediaQuery(beside, { noSsr: true });
  const [isPressed, setPressed] = useState(false);
  useMoveOn();
  const { open, section, seenMail, tour } = memory;
  const { faults, clockShift, mails } = world.state;
  const unread = mails.filter(({ id }) => id > seenMail).length;

  // Above the sheet and the bar the page scrolls in #root, which the router doesn't know.
  useEffect(() => {
    const page = document.getElementById('root');
    if (page !== null) page.scrollTop = 0;
  }, [path]);

  /** By hand: then what appears takes the focus. */
  const press = (patch: Partial<DeskMemory>): void => {
    setPressed(true);
    change(patch);
  };

  const isBar = !open && tour !== undefined && !isBeside;
  const news = unread > 0 ? [fill(texts.tabMails, { n: unread })] : [];
  const marks = [
    ...(faults.length > 0 ? [fill(texts.tabFaults, { n: faults.length })] : []),
    ...(clockShift === 0 ? [] : [formatDottedDate(world.today())]),
  ];
  const opener = isPressed ? takeFocus : undefined;
  return (
    <AppTheme cache={cache} language={language}>
      {(open || isBar) && <GlobalStyles styles={roomFor(open ? 'sheet' : 'bar')} />}
      {open && <DeskPanel unread={unread} isPressed={isPressed} onClose={() => press({ open: false })} />}
      {isBar && <TourBar marks={marks} opener={opener} onOpen={() => press({ open: true })} />}
      {!open && !isBar && (
        <Button
          ref={opener}
          sx={handle}
          aria-label={texts.tabLabel}
          onClick={() => press({ open: true, section: unread > 0 ? 'mails' : section })}
        >
          {[texts.tab, ...news, ...marks].join(' · ')}
        </Button>
      )}
      <Box component="p" sx={visuallyHidden} role="status">
        {open ? '' : news}
      </Box>
    </AppTheme>
  );
};

/** The demo desk. It is a React root of its own, and looks like the portal, in the portal's language and scheme. */
export const Desk = (given: Omit<DeskValue, 'memory' | 'change'>) => {
  const isBeside = useMediaQuery(beside, { noSsr: true });
  const [memory, setMemory] = useState(() => {
    const kept = recall(given.world);
    // On a phone a page that a situation has opened is left in view.
    const isBar = kept.tour !== undefined && !isBeside;
    return { ...kept, open: (kept.open && !isBar) || given.isDamaged };
  });
  useEffect(() => remember(memory), [memory]);
  const change = (patch: Partial<DeskMemory>): void => setMemory((before) => ({ ...before, ...patch }));
  return (
    <DeskContext value={{ ...given, memory, change }}>
      <DeskParts />
    </DeskContext>
  );
};
