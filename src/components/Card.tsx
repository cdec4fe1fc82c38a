import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title?: ReactNode;
  /** Stands at the title's right end: a figure, a year selector. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A white card with a line round it; with a title it is a region of that name. */
export const Card = ({ title, aside, children }: CardProps) => {
  const id = useId();
  if (title === undefined) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
