import { useMatch, useParams } from 'react-router-dom';

import { activatorMinLength } from '~/domain/constants';
import { pathCode } from '~/domain/text/pathToken';
import { paths, patterns } from '~/paths';

import { ActivatorEntry } from './ActivatorEntry';
import { SignIn } from './SignIn';

/**
 * /login and /login/app: a short code in the path pre-fills the login name, a long one is an activator. Under /login it is
 * support staff's; under /login/app the club's app signs its member in, who goes on to the overview.
 */
const LoginPage = () => {
  const { code: given } = useParams();
  const code = pathCode(given) || undefined;
  const isApp = useMatch(patterns.loginApp) !== null;
  if (code !== undefined && code.length >= activatorMinLength)
    return <ActivatorEntry activator={code} landing={isApp ? paths.overview : paths.home} support={!isApp} />;
  return <SignIn code={code} />;
};

export { LoginPage as Component };
