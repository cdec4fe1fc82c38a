import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { Spinner } from '../../../components/feedback/Spinner';
import { activatorMinLength } from '../../../domain/constants';
import { paths } from '../../../paths';
import { SignIn } from './SignIn';

const ActivatorEntry = lazy(async () => ({ default: (await import('./ActivatorEntry')).ActivatorEntry }));

/** /login: a short code in the path pre-fills the login name, a long one is support staff's activator. */
export const Component = () => {
  const { code } = useParams();
  if (code !== undefined && code.length >= activatorMinLength)
    return (
      <Suspense fallback={<Spinner />}>
        <ActivatorEntry activator={code} landing={paths.home} support />
      </Suspense>
    );
  return <SignIn code={code} />;
};
