import Box from '@mui/material/Box';
import { useState } from 'react';
import { budapestMoment } from '../../src/domain/clock';
import { formatDottedDate } from '../../src/domain/dates';
import type { Mail } from '../model/mails';
import { useDeskTexts, useWorld } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { DeskField } from './parts/DeskField';
import { DeskLink } from './parts/DeskLink';
import { fill } from './texts';
import { styles } from './parts/partStyles';

const pageSize = 20;

const MailItem = ({ mail, isNew }: { mail: Mail; isNew: boolean }) => {
  const { language, texts: { mails: t } } = useDeskTexts();
  const { date, time } = budapestMoment(new Date(mail.at));
  const subject = mail.subject[language];
  return (
    <Box component="li" sx={styles.item}>
      <div>
        <Box component="p" sx={styles.name}>
          {subject} {isNew && <Box component="span" sx={styles.chip} data-tone="new">{t.new}</Box>}
        </Box>
        <Box component="p" sx={styles.quiet}>
          {mail.to} · {formatDottedDate(date)} {time}
        </Box>
        <p>{mail.body[language]}</p>
      </div>
      <Box sx={styles.row}>
        {mail.links.map(({ label, href }) => (
          <DeskLink key={href.hu} href={href[language]} label={fill(t.open, { label: label[language], subject })}>
            {label[language]}
          </DeskLink>
        ))}
      </Box>
    </Box>
  );
};

interface MailboxProps {
  /** The addressee to show; '' for everybody. */
  to: string;
  onTo: (to: string) => void;
  /** The newest e-mail's number at the last visit. */
  seen: number;
}

/** The services' e-mails with their links, newest first. */
export const Mailbox = ({ to, onTo, seen }: MailboxProps) => {
  const world = useWorld();
  const { texts: { mails: t } } = useDeskTexts();
  const [shown, setShown] = useState(pageSize);
  const { mails } = world.state;
  const addressees = [...new Set(mails.map((mail) => mail.to))].sort();
  const found = mails.filter((mail) => to === '' || mail.to === to).reverse();
  return (
    <Box sx={styles.stack}>
      <p>{t.lead}</p>
      <DeskField label={t.to}>
        {(id) => (
          <select id={id} value={to} onChange={({ target }) => onTo(target.value)}>
            <option value="">{t.everybody}</option>
            {addressees.map((addressee) => (
              <option key={addressee}>{addressee}</option>
            ))}
          </select>
        )}
      </DeskField>
      {found.length === 0 && <Box component="p" sx={styles.quiet}>{t.empty}</Box>}
      <Box component="ul" sx={styles.list}>
        {found.slice(0, shown).map((mail) => (
          <MailItem key={mail.id} mail={mail} isNew={mail.id > seen} />
        ))}
      </Box>
      {found.length > shown && <DeskButton onClick={() => setShown(shown + pageSize)}>{fill(t.more, { n: found.length - shown })}</DeskButton>}
    </Box>
  );
};
