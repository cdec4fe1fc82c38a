/** Reports a value to React as if it had just been typed. React's own setter comes first: it has to see a difference. */
const reportText = (input: HTMLInputElement, before: string, value: string): void => {
  const { selectionStart, selectionEnd } = input;
  input.value = before;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd);
};

const isText = ({ type, name, readOnly }: HTMLInputElement): boolean =>
  name !== '' && !readOnly && ['text', 'password', 'tel'].includes(type);

/**
 * Reports to React the values of a form's inputs that changed without an event: some password managers fire none. React
 * keeps the attribute `value` equal to the value that it knows.
 */
export const reportAutofilledInputs = (form: HTMLFormElement): void => {
  for (const input of form.querySelectorAll('input'))
    if (isText(input) && input.value !== input.defaultValue) reportText(input, input.defaultValue, input.value);
};

/**
 * Keeps what was typed into a pre-rendered page before React listened. Call it before hydration, and the returned function after
 * it. If an extension has changed the page, React renders new inputs: these get the values of the old ones.
 */
export const keepEarlyInput = (root: HTMLElement): (() => void) => {
  const early = [...root.querySelectorAll('input')];
  return () => {
    for (const old of early) {
      const input = old.isConnected
        ? old
        : root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(old.name)}"]`);
      if (input === null) continue;
      if (old.type === 'checkbox' && old.checked !== old.defaultChecked) {
        input.checked = old.defaultChecked;
        input.click();
      } else if (isText(old) && old.value !== old.defaultValue) reportText(input, old.defaultValue, old.value);
    }
  };
};
