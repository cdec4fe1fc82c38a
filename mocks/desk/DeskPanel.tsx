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
import { useId, type ComponentType, type KeyboardEvent } from 'react';

import { useDesk, useTexts } from './DeskContext';
import { DeskFooter } from './DeskFooter';
import { beside, paper, title } from './deskLook';
import { developerSections, sectionNames, type SectionName } from './memory';
import { CallLog } from './tabs/CallLog';
import { Clock } from './tabs/Clock';
import { Faults } from './tabs/Faults';
import { Mailbox } from './tabs/Mailbox';
import { Operation } from './tabs/Operation';
import { Personas } from './tabs/Personas';
import { Tour } from './tabs/Tour';
import { TourStep } from './tabs/TourStep';

const contents: Readonly<Record<SectionName, ComponentType>> = {
  tour: Tour,
  personas: Personas,
  mails: Mailbox,
  clock: Clock,
  faults: Faults,
  calls: CallLog,
  operation: Operation,
};

const focusSelected = (tabs: HTMLElement | null): void =>
  tabs?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();

interface DeskPanelProps {
  unread: number;
  /** Whether it was opened by hand: then it takes the focus. */
  isPressed: boolean;
  onClose: () => void;
}

/** The open desk: a drawer that stands beside the portal, or a low sheet below it. */
export const DeskPanel = ({ unread, isPressed, onClose }: DeskPanelProps) => {
  const { memory, change } = useDesk();
  const { texts } = useTexts();
  const isBeside = useMediaQuery(beside, { noSsr: true });
  const id = useId();
  const { section, developer } = memory;
  const Content = contents[section];
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
          ref={isPressed ? focusSelected : undefined}
          value={section}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          selectionFollowsFocus
          aria-label={texts.title}
          onChange={(_event, next: SectionName) => change({ section: next })}
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
      <TourStep />
      <Box
        key={section}
        id={`${id}-panel`}
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`${id}-${section}`}
        sx={{ flex: 1, overflowY: 'auto', p: 2 }}
      >
        <Stack spacing={2}>
          <Content />
          <DeskFooter />
        </Stack>
      </Box>
    </Drawer>
  );
};
