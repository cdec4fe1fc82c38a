import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage';
import { PageError } from './PageError';
import styles from './PageError.module.css';
import { Shell } from './Shell';

/**
 * What reaches the top of the tree. A path that no pattern can take, not even the last one (one with an encoded line break),
 * is a path that isn't there (NAV-2, SEC-4); else the shell itself failed: the same message and ways on, without it (NAV-14).
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
    <main className={styles.alone}>
      <PageError />
    </main>
  );
};
