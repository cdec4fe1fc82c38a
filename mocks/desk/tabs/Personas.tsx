import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

import { displayName } from '../../../src/domain/identity/member';
import { personaAccount, personaPassword, personas } from '../../personas';
import { useDesk, useSignedIn, useTexts, useWorld } from '../DeskContext';
import { Item, Items } from '../Item';
import { fill } from '../texts';

/** The personas to sign in as, with a line on what each shows. */
export const Personas = () => {
  const world = useWorld();
  const { actions, memory } = useDesk();
  const { language, texts } = useTexts();
  const signedIn = useSignedIn();
  const t = texts.personas;
  const shown = personas.filter(({ forDevelopers }) => memory.developer || forDevelopers !== true);
  return (
    <>
      <p>{fill(t.lead, { password: personaPassword })}</p>
      <Items>
        {shown.map(({ id, shows }) => {
          const account = personaAccount(world, id);
          const { email, kr, active } = account;
          const name = displayName(account, language);
          return (
            <Item
              key={id}
              title={name}
              note={`${email} · ${kr === '' ? t.noKr : kr}`}
              current={signedIn === email}
              actions={
                active && (
                  <>
                    {signedIn !== email && (
                      <Button aria-label={fill(t.signInAs, { name })} onClick={() => void actions.signIn(id)}>
                        {t.signIn}
                      </Button>
                    )}
                    <Button
                      variant="outlined"
                      aria-label={fill(t.supportAs, { name })}
                      onClick={() => void actions.enterAsSupport(id)}
                    >
                      {t.support}
                    </Button>
                  </>
                )
              }
            >
              <Typography variant="body2">{shows[language]}</Typography>
              {signedIn === email && <Chip label={t.current} sx={{ alignSelf: 'start' }} />}
            </Item>
          );
        })}
      </Items>
    </>
  );
};
