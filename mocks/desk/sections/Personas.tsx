import Button from '@mui/material/Button';

import { displayName } from '~/domain/identity/member';

import { accountById } from '../../model/account/accounts';
import { personaPassword, personas } from '../../personas';
import type { World } from '../../world';
import type { Actions } from '../actions';
import { Item } from './Item';

interface PersonasProps {
  world: World;
  actions: Actions;
  /** The e-mail of the signed-in member. */
  signedIn: string | undefined;
}

/** The personas to sign in as, with a line on what each shows. */
export const Personas = ({ world, actions, signedIn }: PersonasProps) => (
  <>
    <p>One click signs in. The form works too: everybody’s password is {personaPassword}.</p>
    {personas.flatMap(({ id, shows }) => {
      const account = accountById(world, id);
      if (account === undefined) return [];
      const { email, kr, active } = account;
      const name = displayName(account, 'hu');
      return (
        <Item
          key={id}
          title={name}
          note={[email, kr || 'no customer ID', ...(signedIn === email ? ['signed in'] : [])].join(' · ')}
          actions={
            active && (
              <>
                <Button aria-label={`Sign in as ${name}`} onClick={() => void actions.signIn(id)}>
                  Sign in
                </Button>
                <Button
                  variant="outlined"
                  aria-label={`Enter as customer care: ${name}`}
                  onClick={() => void actions.enterAsSupport(id)}
                >
                  As customer care
                </Button>
              </>
            )
          }
        >
          {shows}
        </Item>
      );
    })}
  </>
);
