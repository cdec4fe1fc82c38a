import { useEffect, useState, type ComponentType } from 'react';
import { Spinner } from '../components/Spinner';

interface PageModule {
  Component: ComponentType;
}

/** Vite asks for a stylesheet once: one that failed would be missing from the page for good. */
const askForStylesAgain = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (link.sheet === null) link.replaceWith(link.cloneNode());
};

/** Stands in for a page that couldn't be loaded: every time it is shown it tries again, and a failure goes to the error page. */
const lateRoute = (load: () => Promise<PageModule>): ComponentType => {
  let found: ComponentType | undefined;
  const LateRoute = () => {
    const [state, setState] = useState<{ Component?: ComponentType; error?: Error }>({ Component: found });
    useEffect(() => {
      let left = false;
      askForStylesAgain();
      load().then(
        ({ Component }) => {
          found = Component;
          if (!left) setState({ Component });
        },
        (thrown: unknown) => {
          if (!left) setState({ error: thrown instanceof Error ? thrown : new Error('page not loaded') });
        },
      );
      return () => {
        left = true;
      };
    }, []);
    if (state.error !== undefined) throw state.error;
    return state.Component === undefined ? <Spinner /> : <state.Component />;
  };
  return LateRoute;
};

/**
 * A lazy route that never fails to the router: React Router keeps the first failure for ever, so that the error page's
 * retry would change nothing until a full load (NAV-14, FLT-8).
 */
export const retryableLazy = (load: () => Promise<PageModule>) => async (): Promise<PageModule> => {
  try {
    const { Component } = await load();
    return { Component };
  } catch (error) {
    // A page that the build renders has to be there.
    if (typeof document === 'undefined') throw error;
    return { Component: lateRoute(load) };
  }
};
