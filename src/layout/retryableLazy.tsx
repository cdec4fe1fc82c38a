import { lazy, Suspense, useState, type ComponentType } from 'react';

import { Spinner } from '../components/feedback/Spinner';

interface PageModule {
  Component: ComponentType;
}

type LoadPage = () => Promise<PageModule>;

/** Loads the page anew; a failure shows the error page, whose retry mounts it again. */
const LatePage = ({ load }: { load: LoadPage }) => {
  const [Late] = useState(() => lazy(async () => ({ default: (await load()).Component })));
  return (
    <Suspense fallback={<Spinner />}>
      <Late />
    </Suspense>
  );
};

/**
 * For `route.lazy`. React Router caches a failed load, so the error page's retry would fail until a full load. A page
 * that can't be loaded is replaced by one that tries again.
 */
export const retryableLazy = (load: LoadPage) => async (): Promise<PageModule> => {
  try {
    const { Component } = await load();
    return { Component };
  } catch (error) {
    // Pre-rendering has to fail.
    if (typeof document === 'undefined') throw error;
    return { Component: () => <LatePage load={load} /> };
  }
};
