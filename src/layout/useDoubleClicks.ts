import { useRef, type MouseEvent } from 'react';

/**
 * Handlers against the second press of a double-click on a button. It would take the focus from what the first one showed,
 * such as a form's errors, and, if that moved the button away, select a text or press what came into its place.
 */
export const useDoubleClicks = () => {
  const button = useRef<Element | null>(null);
  const onMouseDown = (event: MouseEvent<HTMLElement>): void => {
    if (event.detail > 1) {
      if (button.current !== null) event.preventDefault();
    } else if (event.target instanceof Element) button.current = event.target.closest('button');
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (event.detail > 1 && event.target instanceof Node && button.current?.contains(event.target) === false) event.preventDefault();
  };
  return { onMouseDown, onClick };
};
