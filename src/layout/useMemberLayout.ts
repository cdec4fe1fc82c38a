import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useSessionStore } from '~/session/SessionContext';

type MemberLayout = typeof import('./MemberLayout');

/**
 * The menu, the member's facts and the support bar, which the shell shows on every page of a signed-in member. They are in the
 * member pages' chunk; where that can't be loaded the page says so, and its retry, a navigation, tries again here too.
 */
export const useMemberLayout = (isSignedIn: boolean): MemberLayout | undefined => {
  const { key } = useLocation();
  const store = useSessionStore();
  const [layout, setLayout] = useState<MemberLayout>();
  const isMissing = isSignedIn && layout === undefined;
  useEffect(() => {
    if (isMissing) import('./MemberLayout').then(setLayout, () => undefined);
  }, [isMissing, key]);
  // A signed-in tab answers the others, on any page. Loaded late, to keep it out of the first chunk.
  useEffect(() => {
    if (isSignedIn)
      import('~/session/tabs').then(
        ({ tabsOf }) => tabsOf(store),
        () => undefined,
      );
  }, [isSignedIn, store]);
  return isSignedIn ? layout : undefined;
};
