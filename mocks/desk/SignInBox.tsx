import Box from '@mui/material/Box';
import { visuallyHidden } from '../../src/theme/visuallyHidden';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { matchPath } from 'react-router-dom';
import { patterns } from '../../src/paths';
import { displayName } from '../../src/domain/member';
import { personaAccount, personaPassword, personas } from '../personas';
import { useDesk, useDeskTexts, usePath, useSignedIn, useWorld } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { fill } from './texts';
import { styles as parts } from './parts/partStyles';
import { styles } from './deskStyles';

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

/** The personas, below the sign-in form. */
export const SignInBox = ({ onAll }: { onAll: () => void }) => {
  const world = useWorld();
  const { actions } = useDesk();
  const { language, texts: { signIn: t, personas: row } } = useDeskTexts();
  const path = usePath();
  const member = useSignedIn();
  const wanted = matchPath(patterns.login, path) !== null && member === undefined;
  const place = usePlaceInMain(wanted);
  if (!wanted) return null;
  return createPortal(
    <Box component="section" sx={styles.signIn} aria-label={t.title}>
      <h2>{t.title}</h2>
      <Box component="p" sx={parts.quiet}>{fill(t.lead, { password: personaPassword })}</Box>
      <Box component="ul" sx={parts.list}>
        {offered.map(({ id, shows }) => {
          const account = personaAccount(world, id);
          const name = displayName(account, language);
          return (
            <li key={id}>
              <Box component="button" type="button" sx={parts.dayButton} onClick={() => actions.signIn(id)}>
                <strong>
                  <Box component="span" sx={visuallyHidden}>{row.signIn}: </Box>
                  {name}
                </strong>
                <Box component="span" sx={parts.quiet}>{shows[language]}</Box>
              </Box>
            </li>
          );
        })}
      </Box>
      <DeskButton onClick={onAll}>{t.all}</DeskButton>
    </Box>,
    place,
  );
};
