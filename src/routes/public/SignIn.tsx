import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { readReturnTo } from '../../session/returnTo';
import { useSessionLife } from '../../session/useSessionLife';
import { LoginForm } from './LoginForm';

/** The sign-in form, unless somebody is signed in already. */
export const SignIn = ({ code }: { code?: string }) => {
  const alive = useSessionLife();
  const location = useLocation();
  // Keep the form while signing in, until the next page has loaded.
  const [entering, setEntering] = useState(false);
  if (alive && !entering) return <Navigate to={readReturnTo(location.state) ?? paths.home} replace />;
  return <LoginForm code={code} onSubmit={() => setEntering(true)} />;
};
