import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { focusHeading } from './focusHeading';

/** When a focused button goes, as a retry does when it succeeds, focuses the page's heading unless the new content takes the focus. */
export const usePassFocusOn = (button: RefObject<HTMLButtonElement | null>): void => {
  const hadFocus = useRef(false);
  // A layout effect is cleaned up while the button is still in the page.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, [button]);
  useEffect(
    () => () => {
      if (!hadFocus.current) return;
      // After the effects of the new content.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    },
    [],
  );
};
