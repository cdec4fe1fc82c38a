import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** The buttons at the end of a card, the primary one first; on a phone each takes the whole width. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
