import { useEffect, useState, type ComponentType } from 'react';

import { Spinner } from '~/components/feedback/Spinner';

interface PageModule {
  Component: ComponentType;
}

type LoadPage = () => Promise<PageModule>;

/** Loads the page on mount; a failure shows the error page, whose retry mounts it again. */
const LatePage = ({ load }: { load: LoadPage }) => {
  const [page, setPage] = useState<PageModule | Error>();
  useEffect(() => {
    load().then(setPage, (error: unknown) => setPage(error instanceof Error ? error : new Error('page not loaded')));
  }, [load]);
  if (page instanceof Error) throw page;
  return page === undefined ? <Spinner /> : <page.Component />;
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
