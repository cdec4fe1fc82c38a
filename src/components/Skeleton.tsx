import { useTranslation } from 'react-i18next';
import { useDelayed } from './Spinner';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  lines?: number;
  /** Beside another that speaks already. */
  silent?: boolean;
}

/** Grey lines in the place of known content; what it stands for is announced after 600 ms (ERR-5). */
export const Skeleton = ({ lines = 3, silent }: SkeletonProps) => {
  const { t } = useTranslation('common');
  const late = useDelayed(true);
  return (
    <div>
      {!silent && (
        <div role="status" className="visually-hidden">
          {late ? t('loading') : ''}
        </div>
      )}
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <div key={index} className={styles.line} />
        ))}
      </div>
    </div>
  );
};
