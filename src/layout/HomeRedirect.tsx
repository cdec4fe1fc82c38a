import { Navigate } from 'react-router-dom';
import { landingPath } from '../features/landing';
import { paths } from '../paths';
import { useSession } from '../session/SessionContext';

/** / leads to sign-in, or to where a member's state sends them. */
export const HomeRedirect = () => {
  const { token, currentUser } = useSession();
  return <Navigate to={token === undefined || currentUser === undefined ? paths.login : landingPath(currentUser)} replace />;
};
