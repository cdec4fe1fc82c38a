import { useRef, type MouseEvent } from 'react';

/**
 * Handlers that ignore the second press of a double-click on a button, a link or a select if another element has come into its
 * place, and keep it from moving the focus, such as away from a form's errors.
 */
export const useDoubleClicks = () => {
  const pressed = useRef<Element | null>(null);
  const stopElsewhere = (event: MouseEvent): void => {
    if (event.target instanceof Node && pressed.current?.contains(event.target) === false) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onMouseDownCapture = (event: MouseEvent): void => {
    if (event.detail > 1) {
      if (pressed.current !== null) event.preventDefault();
      stopElsewhere(event);
    } else if (event.target instanceof Element)
      pressed.current = event.target.closest('button, a, div[role="combobox"]');
  };
  const onClickCapture = (event: MouseEvent): void => {
    if (event.detail > 1) stopElsewhere(event);
  };
  return { onMouseDownCapture, onClickCapture };
};
