import { useEffect, useState } from 'react';

/**
 * What `find` resolves to for a text, once typing has paused, with the text that it was asked for. An answer for an earlier
 * text is ignored, and so is a failure: use it for what the form can do without. `find` is a constant of the module.
 */
export const useAfterPause = <T>(
  text: string,
  pauseMs: number,
  find: (text: string) => Promise<T>,
): { text: string; value: T } | undefined => {
  const [found, setFound] = useState<{ text: string; value: T }>();
  useEffect(() => {
    if (text === '') return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      find(text).then(
        (value) => {
          if (!isLate) setFound({ text, value });
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [text, pauseMs, find]);
  return found;
};
