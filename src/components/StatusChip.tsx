import type { ReactNode } from 'react';
import type { StatusTone } from '../domain/cardStatus';
import styles from './StatusChip.module.css';

/** A state in one or two words; the colour only repeats what the words say. */
export const StatusChip = ({ tone = 'neutral', children }: { tone?: StatusTone; children: ReactNode }) => (
  <span className={styles.pill} data-tone={tone}>
    {children}
  </span>
);
