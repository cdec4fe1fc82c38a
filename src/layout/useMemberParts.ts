import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useSessionStore } from '~/session/SessionContext';

type MemberParts = typeof import('./MemberLayout');

/**
 * The menu, the member's facts and the support bar, which the shell shows on every page of a signed-in member. They are in the
 * member pages' chunk; where that can't be loaded the page says so, and its retry, a navigation, tries again here too.
 */
export const useMemberParts = (isSignedIn: boolean): MemberParts | undefined => {
  const { key } = useLocation();
  const store = useSessionStore();
  const [parts, setParts] = useState<MemberParts>();
  const isMissing = isSignedIn && parts === undefined;
  useEffect(() => {
    if (isMissing) import('./MemberLayout').then(setParts, () => undefined);
  }, [isMissing, key]);
  // A signed-in tab answers the others, on any page. Loaded late, to keep it out of the first chunk.
  useEffect(() => {
    if (isSignedIn)
      import('~/session/tabs').then(
        ({ tabsOf }) => tabsOf(store),
        () => undefined,
      );
  }, [isSignedIn, store]);
  return isSignedIn ? parts : undefined;
};
