import TextField from '@mui/material/TextField';

type Options<T> = readonly (readonly [value: T, text: string])[];

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: Options<T>;
  groups?: readonly { label: string; options: Options<T> }[];
}

const optionsOf = <T extends string>(options: Options<T>) =>
  options.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

/** The browser's own select: it opens above everything, in a dialog of the portal too. */
export const Choice = <T extends string>({ label, value, onChange, options, groups = [] }: ChoiceProps<T>) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => {
      const all = [...options, ...groups.flatMap((group) => group.options)];
      const chosen = all.find(([one]) => one === target.value);
      if (chosen !== undefined) onChange(chosen[0]);
    }}
    slotProps={{ select: { native: true } }}
  >
    {optionsOf(options)}
    {groups.map((group) => (
      <optgroup key={group.label} label={group.label}>
        {optionsOf(group.options)}
      </optgroup>
    ))}
  </TextField>
);
