import { useCallback, useEffect, useRef, useState } from 'react';

interface Question<T> {
  /** What is being asked, while a dialog asks it. */
  asked: T | undefined;
  /** Resolves to the answer. */
  ask: (question: T) => Promise<boolean>;
  answer: (sure: boolean) => void;
}

/** A question that a dialog asks and code waits for. Leaving the page, or asking another one, answers no. */
export const useQuestion = <T extends object>(): Question<T> => {
  const waiting = useRef<(sure: boolean) => void>(undefined);
  const [asked, setAsked] = useState<T>();
  useEffect(() => () => waiting.current?.(false), []);

  const answer = useCallback((sure: boolean): void => {
    setAsked(undefined);
    waiting.current?.(sure);
    waiting.current = undefined;
  }, []);
  const ask = useCallback((question: T): Promise<boolean> => {
    waiting.current?.(false);
    setAsked(question);
    return new Promise((resolve) => {
      waiting.current = resolve;
    });
  }, []);
  return { asked, ask, answer };
};
