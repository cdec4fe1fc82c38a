import { useParams } from 'react-router-dom';

import { activatorMinLength } from '../../../domain/constants';
import { paths } from '../../../paths';
import { ActivatorEntry } from './ActivatorEntry';
import { SignIn } from './SignIn';

/** /login/app/:code : opened by the club's app; signs in the member and shows the overview. Not a support session. */
export const Component = () => {
  const { code = '' } = useParams();
  if (code.length >= activatorMinLength)
    return <ActivatorEntry activator={code} landing={paths.info} support={false} />;
  return <SignIn code={code} />;
};
