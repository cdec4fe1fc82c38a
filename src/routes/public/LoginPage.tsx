import { Navigate, useParams } from 'react-router-dom';
import { activatorMinLength } from '../../domain/constants';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';
import { LoginForm } from './LoginForm';
import { SupportEntry } from './SupportEntry';

/** /login: a short code in the path pre-fills the login name, a long one is an activator (PUB-5…PUB-8). */
export const Component = () => {
  const { code } = useParams();
  const session = useSession();
  const activator = code !== undefined && code.length >= activatorMinLength ? code : undefined;
  if (activator !== undefined) return <SupportEntry activator={activator} landing={paths.home} form={<LoginForm code={undefined} />} />;
  if (session.token !== undefined) return <Navigate to={paths.home} replace />;
  return <LoginForm code={code} />;
};
