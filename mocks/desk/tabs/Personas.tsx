import { createFilterOptions } from '@mui/material/Autocomplete';
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

const PersonaItem = ({ persona }: { persona: Persona }) => {
  const world = useWorld();
  const { actions, change } = useDesk();
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
              onClick={() => change({ section: 'mails', mailsTo: account.email })}
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

/** The personas to sign in as, with a line on what each shows. */
export const Personas = () => {
  const world = useWorld();
  const { developer } = useDesk().memory;
  const { language, t } = useTexts('personas');
  const [wanted, setWanted] = useState('');
  const find = createFilterOptions<Persona>({
    trim: true,
    stringify: ({ id, shows }) => {
      const account = personaAccount(world, id);
      return [displayName(account, language), account.email, account.kr, shows[language]].join(' ');
    },
  });
  const shown = personas.filter(({ forDevelopers }) => developer || forDevelopers !== true);
  const found = find(shown, { inputValue: wanted, getOptionLabel: ({ id }) => id });
  return (
    <>
      <p>{fill(t.lead, { password: personaPassword })}</p>
      <TextField type="search" label={t.search} value={wanted} onChange={({ target }) => setWanted(target.value)} />
      <Quiet role="status">{found.length === 0 ? t.nobody : fill(t.found, { n: found.length })}</Quiet>
      <Items>
        {found.map((persona) => (
          <PersonaItem key={persona.id} persona={persona} />
        ))}
      </Items>
    </>
  );
};
