import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { matchPath } from 'react-router-dom';

import { displayName } from '../../../src/domain/identity/member';
import { patterns } from '../../../src/paths';
import { visuallyHidden } from '../../../src/theme/visuallyHidden';
import { personaAccount, personaPassword, personas } from '../../personas';
import { useDesk, useDeskTexts, usePath, useSignedIn, useWorld } from '../DeskContext';
import { fill } from '../texts';

/** The first seven: with a card, without a customer ID, all paid, in debt, co-card, employer's contract, with a partner. */
const offered = personas.slice(0, 7);

/** An element of the desk at the end of the portal's main part, while it is needed. */
const usePlaceInMain = (wanted: boolean): HTMLElement => {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    if (!wanted) return undefined;
    const keep = (): void => {
      const main = document.getElementById('content');
      if (main !== null && main.lastElementChild !== place) main.append(place);
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [wanted, place]);
  return place;
};

/** The way to the tour and the personas, below the sign-in form. */
export const SignInBox = ({ onTour, onAll }: { onTour: () => void; onAll: () => void }) => {
  const world = useWorld();
  const { actions } = useDesk();
  const {
    language,
    texts: { signIn: t, personas: row },
  } = useDeskTexts();
  const path = usePath();
  const member = useSignedIn();
  const wanted = matchPath(patterns.login, path) !== null && member === undefined;
  const place = usePlaceInMain(wanted);
  if (!wanted) return null;
  return createPortal(
    <Stack component="section" spacing={1} sx={{ mt: 3 }} aria-label={t.title}>
      <Typography variant="h2">{t.title}</Typography>
      <Button variant="contained" onClick={onTour} sx={{ alignSelf: 'start' }}>
        {t.tour}
      </Button>
      <Typography variant="body2">{fill(t.lead, { password: personaPassword })}</Typography>
      <Paper component="ul" sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
        {offered.map(({ id, shows }) => (
          <li key={id}>
            <ListItemButton onClick={() => void actions.signIn(id)}>
              <ListItemText
                primary={
                  <>
                    <Box component="span" sx={visuallyHidden}>
                      {row.signIn}:{' '}
                    </Box>
                    {displayName(personaAccount(world, id), language)}
                  </>
                }
                secondary={shows[language]}
              />
            </ListItemButton>
          </li>
        ))}
      </Paper>
      <Button variant="outlined" onClick={onAll} sx={{ alignSelf: 'start' }}>
        {t.all}
      </Button>
    </Stack>,
    place,
  );
};
