import { useTranslation } from 'react-i18next';
import { formatDottedDate } from '../../domain/dates';
import { formatForint } from '../../domain/money';
import { useLanguage } from '../../i18n/useLanguage';
import { Money } from '../../components/Money';
import { debitChart, newestFirst, type DebitRow } from './debitChart';
import styles from './DebitHistory.module.css';

const barWidth = 40;
/** A few bars don't fill a desktop. */
const widestBar = 56;
const chartHeight = 96;
/** A failed or tiny collection still leaves a mark. */
const leastHeight = 2;

/** The last collections at a glance; the table under it says the same in figures. */
const Bars = ({ list }: { list: readonly DebitRow[] }) => {
  const { t } = useTranslation('mandates');
  const language = useLanguage();
  const { bars, most } = debitChart(list);
  const first = formatDottedDate(bars[0]?.date ?? '');
  const last = formatDottedDate(bars.at(-1)?.date ?? '');
  const width = bars.length * barWidth;
  return (
    <figure className={styles.figure} style={{ maxWidth: bars.length * widestBar }}>
      <svg
        role="img"
        aria-label={t('history.chart', { n: bars.length, first, last, most: formatForint(most, language) })}
        className={styles.chart}
        viewBox={`0 0 ${width} ${chartHeight}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ date, height }, index) => {
          const tall = Math.max(leastHeight, height * chartHeight);
          return <rect key={`${date}-${index}`} className={styles.bar} x={index * barWidth + 6} y={chartHeight - tall} width={barWidth - 12} height={tall} />;
        })}
      </svg>
      <figcaption className={styles.axis} aria-hidden="true">
        <span>{first}</span>
        {bars.length > 1 && <span>{last}</span>}
      </figcaption>
    </figure>
  );
};

/** What has been collected: a small chart and a table, newest first (MAN-6). A state is the bank's own word. */
export const DebitHistory = ({ list }: { list: readonly DebitRow[] }) => {
  const { t } = useTranslation('mandates');
  return (
    <section className={styles.history} aria-label={t('history.title')}>
      <h3>{t('history.title')}</h3>
      {list.length === 0 ? (
        <p className={styles.empty}>{t('history.empty')}</p>
      ) : (
        <>
          <Bars list={list} />
          <table className={styles.table}>
            <caption className="visually-hidden">{t('history.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('history.date')}</th>
                <th scope="col" className={styles.amount}>
                  {t('history.amount')}
                </th>
                <th scope="col">{t('history.state')}</th>
              </tr>
            </thead>
            <tbody>
              {newestFirst(list).map(({ date, amount, state }, index) => (
                <tr key={`${date}-${index}`}>
                  <td>{formatDottedDate(date)}</td>
                  <td className={styles.amount}>
                    <Money amount={amount} />
                  </td>
                  <td>{state}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
};
