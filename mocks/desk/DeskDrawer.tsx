import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Bank } from './Bank';
import { CallLog } from './CallLog';
import { Clock } from './Clock';
import { useDeskTexts } from './DeskContext';
import { DeskFooter } from './DeskFooter';
import { Faults } from './Faults';
import { Mailbox } from './Mailbox';
import { sectionNames, type SectionName } from './memory';
import { Operation } from './Operation';
import { Personas } from './Personas';
import { SessionLine } from './SessionLine';
import type { Opening } from './situation/openSituation';
import { styles } from './deskStyles';

interface DeskDrawerProps {
  open: boolean;
  /** Whether the page fits beside the drawer. */
  modal: () => boolean;
  section: SectionName;
  unread: number;
  seenMail: number;
  opening: Opening;
  onSection: (section: SectionName) => void;
  onClose: () => void;
}

/** Opens and closes the dialog element. If it is open from the start, the focus stays where it is. */
const useDialog = (open: boolean, modal: () => boolean, focusFirst: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const loading = useRef(true);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const first = loading.current;
    loading.current = false;
    if (open === element.open) return;
    if (!open) {
      element.close();
      return;
    }
    if (modal()) element.showModal();
    else if (first) element.open = true;
    else element.show();
    if (!first) focusFirst();
  });
  return dialog;
};

export const DeskDrawer = ({ open, modal, section, unread, seenMail, opening, onSection, onClose }: DeskDrawerProps) => {
  const { texts } = useDeskTexts();
  const [mailsTo, setMailsTo] = useState('');
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const focusTab = (): void => tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  const dialog = useDialog(open, modal, focusTab);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (panel.current !== null) panel.current.scrollTop = 0;
  }, [section]);

  /** Arrow keys move between the tabs. */
  const move = (event: KeyboardEvent): void => {
    const at = sectionNames.indexOf(section);
    const last = sectionNames.length - 1;
    const target = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
    const next = target === undefined ? undefined : sectionNames[target];
    if (next === undefined) return;
    event.preventDefault();
    onSection(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };

  const contents = {
    personas: (
      <Personas
        onMails={(to) => {
          setMailsTo(to);
          onSection('mails');
        }}
      />
    ),
    mails: <Mailbox to={mailsTo} onTo={setMailsTo} seen={seenMail} />,
    bank: <Bank />,
    clock: <Clock />,
    faults: <Faults />,
    calls: <CallLog />,
    operation: <Operation />,
  };

  return (
    <Box component="dialog"
      ref={dialog}
      sx={styles.drawer}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.preventDefault();
          onClose();
        }
      }}
    >
      <Box component="header" sx={styles.head}>
        <div>
          <h2 id={`${id}-title`}>{texts.title}</h2>
          <p>{texts.lead}</p>
        </div>
        <Box component="button" type="button" sx={styles.close} aria-label={texts.close} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </Box>
      </Box>
      <Box ref={tabs} role="tablist" aria-label={texts.title} sx={styles.tabs}>
        {sectionNames.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            tabIndex={name === section ? 0 : -1}
            aria-selected={name === section}
            aria-controls={`${id}-panel`}
            onClick={() => onSection(name)}
            onKeyDown={move}
          >
            {texts.sections[name]}
            {name === 'mails' && unread > 0 && <Box component="span" sx={styles.badge}>{unread}</Box>}
          </button>
        ))}
      </Box>
      <Box ref={panel} id={`${id}-panel`} role="tabpanel" tabIndex={0} aria-labelledby={`${id}-${section}`} sx={styles.panel}>
        {section === 'personas' && <SessionLine />}
        {open && contents[section]}
      </Box>
      <DeskFooter opening={opening} />
    </Box>
  );
};
