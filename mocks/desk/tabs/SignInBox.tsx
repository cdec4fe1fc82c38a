import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { displayName } from '../../../src/domain/identity/member';
import { personaAccount, personaPassword, personas } from '../../personas';
import { useDesk, useTexts, useWorld } from '../DeskContext';
import type { SectionName } from '../memory';
import { fill } from '../texts';

/** The first seven: with a card, without a customer ID, all paid, in debt, co-card, employer's contract, with a partner. */
const offered = personas.slice(0, 7);

/** An element of the desk that stays at the end of the portal's main part, whatever the portal draws there. */
const usePlaceInMain = (): HTMLElement => {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const keep = (): void => {
      const main = document.getElementById('content');
      if (main?.lastElementChild !== place) main?.append(place);
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
};

/** The way to the tour and the personas, below the sign-in form. */
export const SignInBox = ({ onOpen }: { onOpen: (section: SectionName) => void }) => {
  const world = useWorld();
  const { actions } = useDesk();
  const { language, t } = useTexts('signIn');
  return createPortal(
    <Stack component="section" spacing={1} sx={{ mt: 3, alignItems: 'start' }} aria-label={t.title}>
      <Typography variant="h2">{t.title}</Typography>
      <Button onClick={() => onOpen('tour')}>{t.tour}</Button>
      <Typography variant="body2">{fill(t.lead, { password: personaPassword })}</Typography>
      <Paper sx={{ width: '100%' }}>
        <List>
          {offered.map(({ id, shows }) => (
            <li key={id}>
              <ListItemButton onClick={() => void actions.signIn(id)}>
                <ListItemText primary={displayName(personaAccount(world, id), language)} secondary={shows[language]} />
              </ListItemButton>
            </li>
          ))}
        </List>
      </Paper>
      <Button variant="outlined" onClick={() => onOpen('personas')}>
        {t.all}
      </Button>
    </Stack>,
    usePlaceInMain(),
  );
};
