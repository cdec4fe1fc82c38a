import { useState } from 'react';
import { budapestMoment, formatDottedDate } from '../../src/domain/dates';
import type { Mail } from '../model/mails';
import { useDeskTexts, useWorld } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { DeskField } from './parts/DeskField';
import { DeskLink } from './parts/DeskLink';
import { fill } from './texts';
import styles from './parts/parts.module.css';

const pageSize = 20;

const MailItem = ({ mail, isNew }: { mail: Mail; isNew: boolean }) => {
  const { language, texts: { mails: t } } = useDeskTexts();
  const { date, time } = budapestMoment(new Date(mail.at));
  const subject = mail.subject[language];
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>
          {subject} {isNew && <span className={styles.chip} data-tone="new">{t.new}</span>}
        </p>
        <p className={styles.quiet}>
          {mail.to} · {formatDottedDate(date)} {time}
        </p>
        <p>{mail.body[language]}</p>
      </div>
      <div className={styles.row}>
        {mail.links.map(({ label, href }) => (
          <DeskLink key={href.hu} href={href[language]} label={fill(t.open, { label: label[language], subject })}>
            {label[language]}
          </DeskLink>
        ))}
      </div>
    </li>
  );
};

interface MailboxProps {
  /** Whose e-mails are shown; '' everybody's. */
  to: string;
  onTo: (to: string) => void;
  /** The number of the newest e-mail at the last look. */
  seen: number;
}

/** Every e-mail that the services would send, with its links, the newest first (STUB-5). */
export const Mailbox = ({ to, onTo, seen }: MailboxProps) => {
  const world = useWorld();
  const { texts: { mails: t } } = useDeskTexts();
  const [shown, setShown] = useState(pageSize);
  const { mails } = world.state;
  const addressees = [...new Set(mails.map((mail) => mail.to))].sort();
  const found = mails.filter((mail) => to === '' || mail.to === to).reverse();
  return (
    <div className={styles.stack}>
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
      {found.length === 0 && <p className={styles.quiet}>{t.empty}</p>}
      <ul className={styles.list}>
        {found.slice(0, shown).map((mail) => (
          <MailItem key={mail.id} mail={mail} isNew={mail.id > seen} />
        ))}
      </ul>
      {found.length > shown && <DeskButton onClick={() => setShown(shown + pageSize)}>{fill(t.more, { n: found.length - shown })}</DeskButton>}
    </div>
  );
};
