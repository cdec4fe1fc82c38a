import { useTranslation } from 'react-i18next';
import { debtSegments, type Debt } from '../../domain/debt';
import { Card } from '../../components/Card';
import { Money } from '../../components/Money';
import styles from './FeesCard.module.css';

const shareOf = (part: number, total: number): string => `${(100 * part) / total}%`;

interface FeesCardProps {
  debt: Debt;
  /** What was paid could not be learnt; it is left out, and the card says so. */
  paidFailed: boolean;
}

/** The year's fees as a bar with its figures: paid, due now, by the year's end (PAY-1). The bar adds nothing to the figures. */
export const FeesCard = ({ debt, paidFailed }: FeesCardProps) => {
  const { t } = useTranslation('payment');
  const { paid, dueNow, later, total } = debtSegments(debt);
  const parts = [
    { key: 'paid', amount: paid },
    { key: 'dueNow', amount: dueNow },
    { key: 'later', amount: later },
  ] as const;
  // Where nothing is charged there is nothing to draw.
  if (total === 0 && !paidFailed) return null;
  return (
    <Card title={t('fees.title')}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, amount = 0 }) => amount > 0 && <div key={key} className={styles[key]} style={{ width: shareOf(amount, total) }} />)}
      </div>
      <dl className={styles.legend}>
        {parts.map(
          ({ key, amount }) =>
            // What was paid is learnt from another reply: its place is kept meanwhile (PERF-7).
            (amount !== undefined || !paidFailed) && (
              <div key={key}>
                <dt className={styles[`${key}Label`]}>{t(`fees.${key}`)}</dt>
                <dd className={styles.figure}>{amount === undefined ? <span className={styles.pending} /> : <Money amount={amount} />}</dd>
              </div>
            ),
        )}
      </dl>
      {paidFailed && <p className={styles.note}>{t('fees.paidUnknown')}</p>}
    </Card>
  );
};
