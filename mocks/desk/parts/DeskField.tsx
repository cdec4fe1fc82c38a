import { useId, type ReactNode } from 'react';
import styles from './parts.module.css';

interface DeskFieldProps {
  label: string;
  children: (id: string) => ReactNode;
}

export const DeskField = ({ label, children }: DeskFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
};
