import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Copies text typed into a pre-rendered input before hydration to the form: React keeps it in the input only. `read`
 * returns the input's value; `shown` is the value it was rendered with.
 */
export const useEarlyInput = <V>(
  read: (input: HTMLInputElement) => V,
  shown: V,
  change: (typed: V) => void,
): RefObject<HTMLInputElement | null> => {
  const ref = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (ref.current === null) return;
    const typed = read(ref.current);
    if (typed !== shown) change(typed);
  });
  useEffect(() => takeOver(), []);
  return ref;
};
