import { useParams } from 'react-router-dom';
import { activatorMinLength } from '../../domain/constants';
import { paths } from '../../paths';
import { SignIn } from './SignIn';
import { SupportEntry } from './SupportEntry';

/** /login/app/:code : as /login with an activator, but it leads to the information page (PUB-6). */
export const Component = () => {
  const { code = '' } = useParams();
  if (code.length >= activatorMinLength) return <SupportEntry activator={code} landing={paths.info} />;
  return <SignIn code={code} />;
};
