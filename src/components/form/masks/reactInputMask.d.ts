/** The package's own types use `any`. */
declare module 'react-input-mask' {
  import type { ReactElement } from 'react';

  export interface InputState {
    value: string;
    selection: { start: number | null; end: number | null };
  }

  /** A change comes with both states, layout without the previous one, a render without either. */
  export interface MaskedChange {
    previousState?: InputState;
    currentState?: InputState;
    nextState: InputState;
  }

  interface InputMaskProps {
    mask: string;
    /** React 19 ignores defaultProps, so both are required. */
    maskPlaceholder: string | null;
    alwaysShowMask: boolean;
    beforeMaskedStateChange: (change: MaskedChange) => InputState;
    value: string;
    disabled?: boolean;
    onChange: () => void;
    children: ReactElement;
  }

  const InputMask: (props: InputMaskProps) => ReactElement;
  export default InputMask;
}
