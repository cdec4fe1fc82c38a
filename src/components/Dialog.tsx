import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Dialog.module.css';
import { useModal } from './useModal';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the one that keeps things as they are first: the focus starts there. */
  actions: ReactNode;
  /** Escape and a click outside; left out where an answer is needed. */
  onClose?: () => void;
}

const OpenDialog = ({ title, children, actions, onClose }: Omit<DialogProps, 'open'>) => {
  const id = useId();
  const modal = useModal(onClose);
  return createPortal(
    <dialog {...modal} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} className={styles.dialog}>
      <div className={styles.content}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>,
    document.body,
  );
};

/** A modal question or message: the browser's own dialog, so that what is behind can't be reached by any means. */
export const Dialog = ({ open, ...dialog }: DialogProps) => open && <OpenDialog {...dialog} />;
