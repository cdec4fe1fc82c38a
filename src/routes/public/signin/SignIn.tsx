import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { Redirect } from '../../../components/Redirect';
import { paths } from '../../../paths';
import { readReturnTo } from '../../../session/returnTo';
import { useIsSignedIn, useSession } from '../../../session/SessionContext';
import { LoginForm } from './LoginForm';

/** The sign-in form, unless somebody is signed in already. */
export const SignIn = ({ code }: { code?: string }) => {
  const alive = useIsSignedIn();
  const { currentUser } = useSession();
  const location = useLocation();
  // Keep the form while signing in, until the next page has loaded; not for a later visit.
  const [entering, setEntering] = useState<string>();
  if (alive && entering !== location.key)
    return <Redirect to={readReturnTo(location.state, currentUser) ?? paths.home} />;
  return <LoginForm code={code} onSubmit={() => setEntering(location.key)} />;
};
