import { styled } from '@mui/material/styles';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { Shell } from '../Shell';
import { NotFoundPage } from './NotFoundPage';
import { PageError } from './PageError';

const Alone = styled('main')({ maxWidth: 960, margin: '0 auto', padding: '32px 16px' });

/**
 * Shown for an error at the root of the tree. A path that not even the catch-all matches (with an encoded line break)
 * doesn't exist. Otherwise the shell itself failed, so the error page shows without it.
 */
export const ShellError = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Shell>
        <NotFoundPage />
      </Shell>
    );
  }
  return (
    <Alone>
      <PageError />
    </Alone>
  );
};
