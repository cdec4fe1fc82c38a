import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { focusHeading } from './focusHeading';

/**
 * Whether Back or Forward has left the history entry on which the calling dialog or menu opened. Closes it then, and
 * gives the focus to the new page. `stays`: it is about the session rather than the page.
 */
export const useLeftPage = (close: (() => void) | undefined, stays = false): boolean => {
  const { key } = useLocation();
  const byHistory = useNavigationType() === NavigationType.Pop;
  const [openedAt] = useState(key);
  const left = !stays && byHistory && key !== openedAt;
  const leave = useEffectEvent(() => close?.());
  useEffect(() => {
    if (!left) return;
    leave();
    // MUI has returned the focus to the button that opened it, which may be in the header or the footer.
    if (document.activeElement?.closest('main') === null) focusHeading();
  }, [left]);
  return left;
};
