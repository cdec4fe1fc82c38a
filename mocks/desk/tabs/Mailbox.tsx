import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

import { budapestMoment } from '../../../src/domain/time/clock';
import { formatDottedDate } from '../../../src/domain/time/dates';
import { accountByEmail } from '../../model/account/accounts';
import type { Mail } from '../../model/account/mails';
import { personaAccount } from '../../personas';
import type { World } from '../../world';
import { Choice } from '../Choice';
import { useDesk, useSignedIn, useTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet } from '../Item';
import { LinkButton } from '../LinkButton';
import { beginnings } from '../situations';
import { fill } from '../texts';

/** Nobody reads further: the list can be narrowed to one addressee. */
const atMost = 50;
const everybody = '*';

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

/** The addresses that a member gets e-mails at: the account's, and the work e-mails of contracts. */
const addressesOf = ({ state }: World, email: string): string[] => {
  const account = accountByEmail({ state }, email);
  const ofWork = state.processes.filter(({ accountId }) => accountId === account?.id).map((one) => one.officeEmail);
  return [email, ...ofWork];
};

/** The services' e-mails with their links, newest first: the member's and new ones, those of one addressee, or all. */
export const Mailbox = () => {
  const world = useWorld();
  const { memory, change } = useDesk();
  const { t } = useTexts('mails');
  const signedIn = useSignedIn();
  const { mailsTo, seenMail, tour } = memory;
  const member = signedIn ?? (tour && personaAccount(world, beginnings[tour][0]).email);
  const { mails } = world.state;
  const chosen = mailsTo ?? member ?? everybody;
  const addressees = [...new Set([...(member === undefined ? [] : [member]), ...mails.map((mail) => mail.to).sort()])];
  const wanted = addressesOf(world, chosen);
  const found = mails
    .filter((mail) => chosen === everybody || wanted.includes(mail.to) || (mailsTo === undefined && mail.id > seenMail))
    .reverse();
  return (
    <>
      <p>{t.lead}</p>
      <Choice
        label={t.to}
        value={chosen}
        onChange={(to) => change({ mailsTo: to })}
        options={[[everybody, t.everybody], ...addressees.map((one) => [one, one] as const)]}
      />
      {found.length === 0 && <Quiet>{t.empty}</Quiet>}
      <Items>
        {found.slice(0, atMost).map((mail) => (
          <MailItem key={mail.id} mail={mail} isNew={mail.id > seenMail} />
        ))}
      </Items>
    </>
  );
};
