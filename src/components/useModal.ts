import { useEffect, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';

/** What a modal dialog stands over: all that was in the body before, told to be away by attribute too, for readers that don't know modality. */
const behind = (dialog: HTMLElement): Element[] => [...document.body.children].filter((element) => element !== dialog && !element.hasAttribute('aria-hidden'));

/** The props of a `<dialog>` that is modal for as long as it is rendered, straight into the body; the browser keeps the focus inside and gives it back. */
export const useModal = (onClose?: () => void): ComponentProps<'dialog'> & { ref: RefObject<HTMLDialogElement | null> } => {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    const hidden = behind(dialog);
    for (const element of hidden) {
      element.setAttribute('aria-hidden', 'true');
      // What is hidden from readers must not be focusable by attribute either, or checkers call it a trap (A11Y-1).
      element.setAttribute('inert', '');
    }
    return () => {
      for (const element of hidden) {
        element.removeAttribute('aria-hidden');
        element.removeAttribute('inert');
      }
      // Closed, not just taken away: only so does the focus go back.
      dialog.close();
    };
  }, []);
  return {
    ref,
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close.current?.();
    },
    // A phone's gesture back.
    onCancel: (event) => {
      event.preventDefault();
      close.current?.();
    },
    onMouseDown: ({ target, currentTarget }) => {
      if (target === currentTarget) close.current?.();
    },
    // Some browsers close at the second try, whatever the page says to it.
    onClose: ({ currentTarget }) => {
      if (currentTarget.open || !currentTarget.isConnected) return;
      if (close.current === undefined) currentTarget.showModal();
      else close.current();
    },
  };
};
