import { useParams } from 'react-router-dom';
import { activatorMinLength } from '../../domain/constants';
import { paths } from '../../paths';
import { SignIn } from './SignIn';
import { SupportEntry } from './SupportEntry';

/** /login: a short code in the path pre-fills the login name, a long one is an activator (PUB-5…PUB-8). */
export const Component = () => {
  const { code } = useParams();
  if (code !== undefined && code.length >= activatorMinLength) return <SupportEntry activator={code} landing={paths.home} />;
  return <SignIn code={code} />;
};
