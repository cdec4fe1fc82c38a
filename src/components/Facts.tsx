import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Longer than a column: an account number stays in one line. */
  wide?: boolean;
}

/** Names and their values, side by side where there is room. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value, wide }) => (
      <div key={label} className={wide ? styles.wide : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
