import { useIsFetching } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '../config';
import { today } from '../domain/clock';
import { PrefetchContext } from '../features/PrefetchContext';
import { useSession } from '../session/SessionContext';
import { mayPrefetch, whenIdle } from './idle';
import { menuEntries } from './menuEntries';

/** The portal's own pages that the menu leads to, as one text. */
const useMenuPaths = (): string => {
  const { currentUser, upgradeDisabled = false } = useSession();
  const day = today();
  return useMemo(() => {
    if (currentUser === undefined) return '';
    const { own, further } = menuEntries({ member: currentUser, today: day, upgradeDisabled, links: config.links });
    const links = [...own, ...further].flatMap((entry) => (entry.kind === 'group' ? entry.links : entry.kind === 'link' ? [entry] : []));
    return links.map(({ to }) => to).join(' ');
  }, [currentUser, day, upgradeDisabled]);
};

/**
 * Fetches the menu's pages one after the other while there is nothing else to do (PERF-3): the open page's own replies come
 * first. After a failure the rest waits for the next page.
 */
export const PrefetchMenu = () => {
  const prefetch = useContext(PrefetchContext);
  const { pathname } = useLocation();
  const reading = useIsFetching() > 0;
  const paths = useMenuPaths();
  // Looking for them again on each page would take a part of its frame's time (PERF-3).
  const asked = useRef(new Set(['']));

  useEffect(() => {
    const waiting = paths.split(' ').filter((path) => !asked.current.has(path));
    if (reading || waiting.length === 0) return undefined;
    let stopped = false;
    const next = async (): Promise<void> => {
      const path = waiting.shift();
      if (path === undefined || !mayPrefetch()) return;
      asked.current.add(path);
      if ((await prefetch(path)) && !stopped) cancel = whenIdle(() => void next());
    };
    let cancel = whenIdle(() => void next());
    return () => {
      stopped = true;
      cancel();
    };
  }, [prefetch, paths, pathname, reading]);
  return null;
};
