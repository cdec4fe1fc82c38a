import Box from '@mui/material/Box';
import { useState } from 'react';
import { displayName } from '../../src/domain/member';
import { personaAccount, personaPassword, personas, type Persona } from '../personas';
import { useDesk, useDeskTexts, useSignedIn, useWorld } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { DeskField } from './parts/DeskField';
import { fill } from './texts';
import { Tour } from './Tour';
import { styles } from './parts/partStyles';

interface PersonaRowProps {
  persona: Persona;
  onMails: (to: string) => void;
}

const PersonaRow = ({ persona, onMails }: PersonaRowProps) => {
  const world = useWorld();
  const { actions } = useDesk();
  const { language, texts: { personas: t } } = useDeskTexts();
  const signedIn = useSignedIn();
  const account = personaAccount(world, persona.id);
  const name = displayName(account, language);
  const mails = world.state.mails.filter(({ to }) => to === account.email).length;
  const current = signedIn === account.email;
  return (
    <Box component="li" sx={current ? [styles.item, styles.current] : styles.item}>
      <div>
        <Box component="p" sx={styles.name}>{name}</Box>
        <Box component="p" sx={styles.quiet}>
          {account.email} · {account.kr === '' ? t.noKr : account.kr}
        </Box>
        <p>{persona.shows[language]}</p>
        {!account.active && <Box component="p" sx={styles.quiet}>{t.notActive}</Box>}
        {current && <Box component="span" sx={styles.chip}>{t.current}</Box>}
      </div>
      <Box sx={styles.row}>
        {account.active && !current && (
          <DeskButton main label={fill(t.signInAs, { name })} onClick={() => actions.signIn(persona.id)}>
            {t.signIn}
          </DeskButton>
        )}
        {account.active && (
          <DeskButton label={fill(t.supportAs, { name })} onClick={() => actions.enterAsSupport(persona.id)}>
            {t.support}
          </DeskButton>
        )}
        {mails > 0 && (
          <DeskButton label={fill(t.mailsOf, { name, n: mails })} onClick={() => onMails(account.email)}>
            {fill(t.mails, { n: mails })}
          </DeskButton>
        )}
      </Box>
    </Box>
  );
};

/** Lower case without accents: nobody has to type them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The tour, and the personas to sign in as, with a line on what each shows. */
export const Personas = ({ onMails }: { onMails: (to: string) => void }) => {
  const world = useWorld();
  const { language, texts: { personas: t } } = useDeskTexts();
  const [wanted, setWanted] = useState('');
  const words = plain(wanted).split(/\s+/);
  const found = personas.filter((persona) => {
    const account = personaAccount(world, persona.id);
    const text = plain([displayName(account, language), account.email, account.kr, persona.shows[language]].join(' '));
    return words.every((word) => text.includes(word));
  });
  return (
    <Box sx={styles.stack}>
      <Tour />
      <h3>{t.title}</h3>
      <p>{fill(t.lead, { password: personaPassword })}</p>
      <DeskField label={t.search}>{(id) => <input id={id} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />}</DeskField>
      <Box component="p" role="status" sx={styles.quiet}>
        {found.length === 0 ? t.nobody : fill(t.found, { n: found.length })}
      </Box>
      <Box component="ul" sx={styles.list}>
        {found.map((persona) => (
          <PersonaRow key={persona.id} persona={persona} onMails={onMails} />
        ))}
      </Box>
    </Box>
  );
};
