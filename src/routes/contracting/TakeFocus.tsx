import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Start.module.css';

/** Takes the focus when it appears: for what stands in the place of the button that was pressed (A11Y-2). */
export const TakeFocus = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.focused}>
      {children}
    </div>
  );
};
