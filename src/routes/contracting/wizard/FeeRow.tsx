import type { ReactNode } from 'react';
import { Money } from '../../../components/Money';
import styles from './CostPanel.module.css';

interface FeeRowProps {
  label: ReactNode;
  /** Forint. */
  amount: number;
  quiet?: boolean;
  sum?: boolean;
}

/** A line of a reckoning: what for, and how much, at the right end. */
export const FeeRow = ({ label, amount, quiet, sum }: FeeRowProps) => (
  <div className={`${styles.row} ${sum ? styles.sum : ''} ${quiet ? styles.quiet : ''}`}>
    <dt>{label}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </div>
);
