import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Takes over what was typed into a pre-rendered input before its page was hydrated: React leaves it there, but the form
 * doesn't know of it. `read` gives the input's value, `shown` is the one that it was rendered with.
 */
export const useEarlyInput = <V>(read: (input: HTMLInputElement) => V, shown: V, change: (typed: V) => void): RefObject<HTMLInputElement | null> => {
  const ref = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (ref.current === null) return;
    const typed = read(ref.current);
    if (typed !== shown) change(typed);
  });
  useEffect(() => takeOver(), []);
  return ref;
};
