import { useRef, type MouseEvent } from 'react';

/**
 * Handlers against the second press of a double-click on a button, a link or a select. If the first one moved it away, the second
 * presses nothing else; and it takes the focus from nothing that the first one showed, such as a form's errors.
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
