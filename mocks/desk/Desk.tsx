import createCache from '@emotion/cache';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, useSyncExternalStore } from 'react';

import { formatDottedDate } from '~/domain/time/dateTexts';
import { AppTheme } from '~/theme/AppTheme';

import type { World } from '../world';
import type { Actions, Portal } from './actions';
import { Clock } from './sections/Clock';
import { Faults } from './sections/Faults';
import { Mailbox } from './sections/Mailbox';
import { Personas } from './sections/Personas';

const cache = createCache({ key: 'desk' });
const openKey = 'cportal-desk';
/** From here on the desk stands beside the portal; below it is folded away until it is opened. */
const beside = '@media (min-width: 1200px)';
const width = 380;

/** Above the portal's dialogs. The portal's controls are for forms; these are smaller. */
const paper: SxProps<Theme> = {
  zIndex: 1400,
  width: { xs: '100%', sm: width },
  p: 2,
  gap: 1.5,
  '& .MuiButton-root': { minHeight: 34, p: '4px 12px', fontSize: 14 },
  '& .MuiTab-root': { minWidth: 0, p: '8px' },
  '@media print': { display: 'none' },
};

const handle: SxProps<Theme> = (theme) => ({
  position: 'fixed',
  zIndex: 1400,
  top: '42%',
  right: 0,
  minWidth: 24,
  p: '12px 2px',
  borderRadius: '8px 0 0 8px',
  bgcolor: theme.vars.palette.inverse.main,
  color: theme.vars.palette.inverse.contrastText,
  fontSize: 12,
  writingMode: 'vertical-rl',
  '&:hover': { bgcolor: theme.vars.palette.inverse.main },
  '@media print': { display: 'none' },
});

const sections = ['Mail', 'Personas', 'Clock', 'Faults'] as const;

interface DeskProps {
  world: World;
  store: Portal['store'];
  actions: Actions;
}

/** The demo desk: mailbox, personas, clock and faults of the stand-in. A React root of its own, in the portal's theme. */
export const Desk = ({ world, store, actions }: DeskProps) => {
  useSyncExternalStore(world.onChange, world.version);
  const signedIn = useSyncExternalStore(store.subscribe, () => {
    const { token, currentUser } = store.get();
    return token === undefined ? undefined : currentUser?.email;
  });
  const isWide = useMediaQuery(beside, { noSsr: true });
  const [chosen, setChosen] = useState(() => localStorage.getItem(openKey));
  const [section, setSection] = useState<(typeof sections)[number]>('Personas');
  const id = useId();
  const isOpen = chosen === null ? isWide : chosen === 'open';
  const setOpen = (next: boolean): void => {
    const kept = next ? 'open' : 'folded';
    localStorage.setItem(openKey, kept);
    setChosen(kept);
  };
  const { faults, clockShift } = world.state;
  const marks = [
    ...(faults.length > 0 ? [`${faults.length} fault${faults.length > 1 ? 's' : ''}`] : []),
    ...(clockShift === 0 ? [] : [formatDottedDate(world.today())]),
  ];
  return (
    <AppTheme cache={cache} language="en">
      {isOpen && <GlobalStyles styles={{ [beside]: { 'body, body .MuiDialog-container': { paddingRight: width } } }} />}
      {!isOpen && (
        <Button sx={handle} aria-label="Open the demo desk" onClick={() => setOpen(true)}>
          {['Demo', ...marks].join(' · ')}
        </Button>
      )}
      <Drawer
        open={isOpen}
        variant="persistent"
        anchor="right"
        transitionDuration={0}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, lang: 'en', sx: paper } }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h2" id={id}>
            Demo desk
          </Typography>
          <Button variant="outlined" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Stack>
        <Tabs
          value={section}
          aria-label="Demo desk"
          onChange={(_event, next: (typeof sections)[number]) => setSection(next)}
        >
          {sections.map((name) => (
            <Tab
              key={name}
              value={name}
              label={name === 'Faults' && faults.length > 0 ? `${name} (${faults.length})` : name}
            />
          ))}
        </Tabs>
        <Stack role="tabpanel" aria-label={section} spacing={1} sx={{ flex: 1, overflowY: 'auto' }}>
          {section === 'Mail' && <Mailbox world={world} actions={actions} />}
          {section === 'Personas' && <Personas world={world} actions={actions} signedIn={signedIn} />}
          {section === 'Clock' && <Clock world={world} actions={actions} />}
          {section === 'Faults' && <Faults world={world} />}
        </Stack>
        <Button
          variant="outlined"
          onClick={() => {
            if (confirm('Everything afresh, and nobody signed in?')) void actions.reset();
          }}
        >
          Reset
        </Button>
      </Drawer>
    </AppTheme>
  );
};
