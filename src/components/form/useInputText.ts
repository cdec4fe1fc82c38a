import { useState } from 'react';

/**
 * The text of an input beside the value that the form holds. Every change is normalised at once, also while an IME composes, so
 * that a submit never finds an older value. The input shows what was typed until it is left: nothing moves under the caret.
 */
export const useInputText = (
  value: string,
  normalise: (text: string) => string,
  onChange: (value: string) => void,
  format: (value: string) => string = (text) => text,
): { text: string; change: (text: string) => void; leave: () => void } => {
  const [raw, setRaw] = useState<string>();
  return {
    // The form may hold another value by now: a draft, a reset.
    text: raw !== undefined && normalise(raw) === value ? raw : format(value),
    change: (text) => {
      setRaw(text);
      onChange(normalise(text));
    },
    leave: () => setRaw(undefined),
  };
};
