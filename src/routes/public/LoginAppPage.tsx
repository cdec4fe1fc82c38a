import { useParams } from 'react-router-dom';
import { activatorMinLength } from '../../domain/constants';
import { paths } from '../../paths';
import { SignIn } from './SignIn';
import { LateActivatorEntry } from './LateActivatorEntry';

/** /login/app/:code : the club's own app opens the portal for its member, on the overview. No support session. */
export const Component = () => {
  const { code = '' } = useParams();
  if (code.length >= activatorMinLength) return <LateActivatorEntry activator={code} landing={paths.info} support={false} />;
  return <SignIn code={code} />;
};
