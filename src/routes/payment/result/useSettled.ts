import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs `onSettled` when the payment is open no more (it ended in another tab, was given up, or was booked): the same sum must not be offered twice. */
export const useSettled = (open: string | undefined, onSettled: () => unknown): void => {
  const wasOpen = useRef(open);
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (wasOpen.current !== undefined && open === undefined) settled();
    wasOpen.current = open;
  }, [open]);
};
