import { useCallback, useEffect, useRef, useState } from 'react';

interface Question<T> {
  /** The question while it is open. */
  asked: T | undefined;
  /** Resolves to the answer. */
  ask: (question: T) => Promise<boolean>;
  answer: (sure: boolean) => void;
}

/** Asks a question in a dialog and resolves to the answer. Unmounting, or asking another question, answers no. */
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
