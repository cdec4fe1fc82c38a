import type { i18n } from 'i18next';

import type { User } from '../contract';

/** The parts of the portal that the desk uses; src/main.tsx passes them. */
export interface Portal {
  i18n: Pick<i18n, 'language' | 'on' | 'off'>;
  router: { state: { location: { pathname: string } }; subscribe: (listener: () => void) => () => void };
  store: {
    get: () => { token?: string; currentUser?: { firstName: string; lastName: string; email: string } };
    subscribe: (listener: () => void) => () => void;
    signIn: (given: { token: string; user: User }) => boolean;
    end: (why: 'loggedOut' | 'replaced') => void;
  };
}
