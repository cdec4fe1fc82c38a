import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs `onSettled` when the open payment has ended in another tab, or was given up: the same sum must not be offered twice. */
export const useSettled = (open: string | undefined, onSettled: () => void): void => {
  const wasOpen = useRef(open);
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (wasOpen.current !== undefined && open === undefined) settled();
    wasOpen.current = open;
  }, [open]);
};
