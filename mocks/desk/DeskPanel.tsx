import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { personaAccount } from '../personas';
import { useDesk, useDeskTexts, useSignedIn } from './DeskContext';
import { DeskFooter } from './DeskFooter';
import { beside, paper, title } from './deskLook';
import { developerSections, sectionNames, type DeskMemory, type SectionName } from './memory';
import type { Opening } from './situation/openSituation';
import { personaOf } from './startSituation';
import { Bank } from './tabs/Bank';
import { CallLog } from './tabs/CallLog';
import { Clock } from './tabs/Clock';
import { Faults } from './tabs/Faults';
import { Mailbox } from './tabs/Mailbox';
import { Operation } from './tabs/Operation';
import { Personas } from './tabs/Personas';
import { Tour, TourStepBar } from './tabs/Tour';

interface DeskPanelProps {
  memory: DeskMemory;
  unread: number;
  opening: Opening;
  /** Whether it was opened by hand: then it takes the focus. */
  isPressed: boolean;
  onChange: (patch: Partial<DeskMemory>) => void;
  onClose: () => void;
}

/** The open desk: a drawer that stands beside the portal, or a low sheet below it. */
export const DeskPanel = ({ memory, unread, opening, isPressed, onChange, onClose }: DeskPanelProps) => {
  const { world } = useDesk();
  const { texts } = useDeskTexts();
  const signedIn = useSignedIn();
  const isBeside = useMediaQuery(beside, { noSsr: true });
  const [mailsTo, setMailsTo] = useState<string>();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const { section, developer, tour } = memory;
  const show = (next: SectionName): void => onChange({ section: next });
  const ofTour = tour === undefined ? undefined : personaAccount(world, personaOf(tour)).email;

  useEffect(() => {
    if (isPressed) tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [isPressed]);

  const contents: Record<SectionName, () => ReactNode> = {
    tour: () => <Tour memory={memory} onChange={onChange} />,
    personas: () => (
      <Personas
        developer={developer}
        onMails={(to) => {
          setMailsTo(to);
          show('mails');
        }}
      />
    ),
    mails: () => <Mailbox member={signedIn ?? ofTour} to={mailsTo} onTo={setMailsTo} seen={memory.seenMail ?? 0} />,
    bank: () => <Bank />,
    clock: () => <Clock />,
    faults: () => <Faults />,
    calls: () => <CallLog />,
    operation: () => <Operation />,
  };

  return (
    <Drawer
      open
      variant="persistent"
      anchor={isBeside ? 'right' : 'bottom'}
      transitionDuration={0}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': `${id}-title`,
          sx: paper,
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            onClose();
          },
        },
      }}
    >
      <Typography variant="h2" id={`${id}-title`} sx={title}>
        {texts.title}
      </Typography>
      <Stack direction="row" sx={{ flex: 'none', borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          ref={tabs}
          value={section}
          variant="scrollable"
          scrollButtons={false}
          selectionFollowsFocus
          aria-label={texts.title}
          onChange={(_event, next: SectionName) => show(next)}
          sx={{ flex: 1, pl: 0.5 }}
        >
          {sectionNames
            .filter((name) => developer || !developerSections.includes(name))
            .map((name) => (
              <Tab
                key={name}
                value={name}
                id={`${id}-${name}`}
                aria-controls={`${id}-panel`}
                label={`${texts.sections[name]}${name === 'mails' && unread > 0 ? ` (${unread})` : ''}`}
              />
            ))}
        </Tabs>
        <IconButton aria-label={texts.close} onClick={onClose}>
          {isBeside ? <Close fontSize="small" /> : <ExpandMore fontSize="small" />}
        </IconButton>
      </Stack>
      <TourStepBar memory={memory} onChange={onChange} />
      <Box
        key={section}
        id={`${id}-panel`}
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`${id}-${section}`}
        sx={{ flex: 1, overflowY: 'auto', p: 2 }}
      >
        <Stack spacing={2}>
          {contents[section]()}
          <DeskFooter
            opening={opening}
            developer={developer}
            onDeveloper={(next) => onChange({ developer: next })}
            onReset={() => onChange({ tour: undefined, tourStep: 0 })}
          />
        </Stack>
      </Box>
    </Drawer>
  );
};
