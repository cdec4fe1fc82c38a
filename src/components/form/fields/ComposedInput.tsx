import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState, type ChangeEvent } from 'react';

type InputChange = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** An input for fields that reformat their text: it reports text composed with an IME only when the composition ends. */
export const ComposedInput = ({ value, onChange, ...props }: OutlinedInputProps) => {
  const [composed, setComposed] = useState<{ text: string; change?: InputChange }>();
  return (
    <OutlinedInput
      {...props}
      value={composed?.text ?? value}
      onChange={(change) => {
        if (composed === undefined) onChange?.(change);
        else setComposed({ text: change.target.value, change });
      }}
      onCompositionStart={() => setComposed({ text: typeof value === 'string' ? value : '' })}
      onCompositionEnd={() => {
        setComposed(undefined);
        if (composed?.change !== undefined) onChange?.(composed.change);
      }}
    />
  );
};
