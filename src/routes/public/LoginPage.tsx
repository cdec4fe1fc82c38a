import { useParams } from 'react-router-dom';
import { activatorMinLength } from '../../domain/constants';
import { paths } from '../../paths';
import { SignIn } from './SignIn';
import { LateActivatorEntry } from './LateActivatorEntry';

/** /login: a short code in the path pre-fills the login name, a long one is support staff's activator. */
export const Component = () => {
  const { code } = useParams();
  if (code !== undefined && code.length >= activatorMinLength) return <LateActivatorEntry activator={code} landing={paths.home} support />;
  return <SignIn code={code} />;
};
