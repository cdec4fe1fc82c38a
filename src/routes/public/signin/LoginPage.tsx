import { useParams } from 'react-router-dom';

import { activatorMinLength } from '../../../domain/constants';
import { paths } from '../../../paths';
import { ActivatorEntry } from './ActivatorEntry';
import { SignIn } from './SignIn';

/** /login: a short code in the path pre-fills the login name, a long one is support staff's activator. */
export const Component = () => {
  const { code } = useParams();
  if (code !== undefined && code.length >= activatorMinLength)
    return <ActivatorEntry activator={code} landing={paths.home} support />;
  return <SignIn code={code} />;
};
