import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { displayName } from '../../../src/domain/identity/member';
import { personaAccount, personaPassword, personas, type Persona } from '../../personas';
import { useDesk, useSignedIn, useTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet } from '../Item';
import { fill } from '../texts';

const PersonaItem = ({ persona, onMails }: { persona: Persona; onMails: (to: string) => void }) => {
  const world = useWorld();
  const { actions } = useDesk();
  const { language, t } = useTexts('personas');
  const signedIn = useSignedIn();
  const account = personaAccount(world, persona.id);
  const name = displayName(account, language);
  const mails = world.state.mails.filter(({ to }) => to === account.email).length;
  const current = signedIn === account.email;
  return (
    <Item
      title={name}
      note={`${account.email} · ${account.kr === '' ? t.noKr : account.kr}`}
      current={current}
      actions={
        <>
          {account.active && !current && (
            <Button aria-label={fill(t.signInAs, { name })} onClick={() => void actions.signIn(persona.id)}>
              {t.signIn}
            </Button>
          )}
          {account.active && (
            <Button
              variant="outlined"
              aria-label={fill(t.supportAs, { name })}
              onClick={() => void actions.enterAsSupport(persona.id)}
            >
              {t.support}
            </Button>
          )}
          {mails > 0 && (
            <Button
              variant="outlined"
              aria-label={fill(t.mailsOf, { name, n: mails })}
              onClick={() => onMails(account.email)}
            >
              {fill(t.mails, { n: mails })}
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2">{persona.shows[language]}</Typography>
      {!account.active && <Quiet>{t.notActive}</Quiet>}
      {current && <Chip label={t.current} sx={{ alignSelf: 'start' }} />}
    </Item>
  );
};

/** Lower case without accents: nobody has to type them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

interface PersonasProps {
  /** Whether the personas made for engineers show too. */
  developer: boolean;
  onMails: (to: string) => void;
}

/** The personas to sign in as, with a line on what each shows. */
export const Personas = ({ developer, onMails }: PersonasProps) => {
  const world = useWorld();
  const { language, t } = useTexts('personas');
  const [wanted, setWanted] = useState('');
  const words = plain(wanted).split(/\s+/);
  const found = personas.filter((persona) => {
    if (persona.forDevelopers === true && !developer) return false;
    const account = personaAccount(world, persona.id);
    const text = plain([displayName(account, language), account.email, account.kr, persona.shows[language]].join(' '));
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <p>{fill(t.lead, { password: personaPassword })}</p>
      <TextField type="search" label={t.search} value={wanted} onChange={({ target }) => setWanted(target.value)} />
      <Quiet role="status">{found.length === 0 ? t.nobody : fill(t.found, { n: found.length })}</Quiet>
      <Items>
        {found.map((persona) => (
          <PersonaItem key={persona.id} persona={persona} onMails={onMails} />
        ))}
      </Items>
    </>
  );
};
