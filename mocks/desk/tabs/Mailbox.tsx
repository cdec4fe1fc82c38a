import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { budapestMoment } from '../../../src/domain/time/clock';
import { formatDottedDate } from '../../../src/domain/time/dates';
import type { Mail } from '../../model/account/mails';
import { Choice } from '../Choice';
import { useTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet } from '../Item';
import { LinkButton } from '../LinkButton';
import { fill } from '../texts';

const pageSize = 20;

const MailItem = ({ mail, isNew }: { mail: Mail; isNew: boolean }) => {
  const { language, t } = useTexts('mails');
  const { date, time } = budapestMoment(new Date(mail.at));
  const subject = mail.subject[language];
  return (
    <Item
      title={
        <>
          {subject} {isNew && <Chip component="span" label={t.new} />}
        </>
      }
      note={`${mail.to} · ${formatDottedDate(date)} ${time}`}
      actions={mail.links.map(({ label, href }) => (
        <LinkButton key={href.hu} href={href[language]} label={fill(t.open, { label: label[language], subject })}>
          {label[language]}
        </LinkButton>
      ))}
    >
      <Typography variant="body2">{mail.body[language]}</Typography>
    </Item>
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
  const { t } = useTexts('mails');
  const [shown, setShown] = useState(pageSize);
  const { mails } = world.state;
  const addressees = [...new Set(mails.map((mail) => mail.to))].sort();
  const found = mails.filter((mail) => to === '' || mail.to === to).reverse();
  return (
    <>
      <p>{t.lead}</p>
      <Choice
        label={t.to}
        value={to}
        onChange={onTo}
        options={[['', t.everybody], ...addressees.map((one) => [one, one] as const)]}
      />
      {found.length === 0 && <Quiet>{t.empty}</Quiet>}
      <Items>
        {found.slice(0, shown).map((mail) => (
          <MailItem key={mail.id} mail={mail} isNew={mail.id > seen} />
        ))}
      </Items>
      {found.length > shown && (
        <Button variant="outlined" onClick={() => setShown(shown + pageSize)}>
          {fill(t.more, { n: found.length - shown })}
        </Button>
      )}
    </>
  );
};
