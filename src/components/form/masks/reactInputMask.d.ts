/** The package's own types use `any`. */
declare module 'react-input-mask' {
  import type { ChangeEventHandler, FocusEventHandler, ReactElement } from 'react';

  interface InputState {
    value: string;
    selection: { start: number | null; end: number | null };
  }

  interface InputMaskProps {
    mask: string;
    /** React 19 ignores defaultProps, so both are required. */
    maskPlaceholder: string | null;
    alwaysShowMask: boolean;
    beforeMaskedStateChange: (change: {
      previousState?: InputState;
      currentState?: InputState;
      nextState: InputState;
    }) => InputState;
    value: string;
    disabled?: boolean;
    readOnly?: boolean;
    onChange: ChangeEventHandler<HTMLInputElement>;
    onBlur: FocusEventHandler<HTMLInputElement>;
    children: ReactElement;
  }

  const InputMask: (props: InputMaskProps) => ReactElement;
  export default InputMask;
}
