import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spinnerDelayMs } from '../domain/constants';
import styles from './Spinner.module.css';

/** True once something has been waited for longer than a blink (ERR-5: 600 ms). */
export const useDelayed = (waiting: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), spinnerDelayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
};

/** Shows only after 600 ms of waiting, and is announced then; its place is kept before (ERR-5, FLT-3). */
export const Spinner = ({ label }: { label?: string }) => {
  const { t } = useTranslation('common');
  const shown = useDelayed(true);
  return (
    <div role="status" className={styles.place}>
      {shown && (
        <>
          <span className={styles.ring} aria-hidden="true" />
          <span>{label ?? t('loading')}</span>
        </>
      )}
    </div>
  );
};
