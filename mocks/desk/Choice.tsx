import TextField from '@mui/material/TextField';

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly (readonly [value: T, text: string])[];
}

/** The browser's own select: it opens above everything, in a dialog of the portal too. */
export const Choice = <T extends string>({ label, value, onChange, options }: ChoiceProps<T>) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => {
      const chosen = options.find(([one]) => one === target.value);
      if (chosen !== undefined) onChange(chosen[0]);
    }}
    slotProps={{ select: { native: true } }}
  >
    {options.map(([one, text]) => (
      <option key={one} value={one}>
        {text}
      </option>
    ))}
  </TextField>
);
