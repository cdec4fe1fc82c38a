import { useTranslation } from 'react-i18next';
import { compareUpgrade } from '../../../domain/fees';
import { formatForint } from '../../../domain/money';
import { useLanguage } from '../../../i18n/useLanguage';
import { Card } from '../../../components/Card';
import { Money } from '../../../components/Money';
import type { Costs } from './costs';
import { FeeRow } from './FeeRow';
import styles from './CostPanel.module.css';

const chargeNames = ['administration', 'postal', 'courier', 'other'] as const;

const CostRows = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const { monthlyFee, months, charges, overpayment, remainingOverpayment, payable, oldMonthlyFee } = costs;
  const upgrade = oldMonthlyFee === undefined ? undefined : compareUpgrade({ oldMonthlyFee, newMonthlyFee: monthlyFee, months });
  return (
    <dl className={styles.rows}>
      <FeeRow label={t('cost.retainer', { fee: formatForint(monthlyFee, language), months })} amount={monthlyFee * months} />
      {upgrade !== undefined && (
        <>
          <FeeRow quiet label={t('cost.old')} amount={upgrade.old} />
          <FeeRow quiet label={t('cost.difference')} amount={upgrade.difference} />
        </>
      )}
      {chargeNames.map((name) => charges[name] > 0 && <FeeRow key={name} label={t(`cost.${name}`)} amount={charges[name]} />)}
      {overpayment > 0 && <FeeRow label={t('cost.overpayment')} amount={-overpayment} />}
      <FeeRow sum label={t('cost.payable')} amount={payable} />
      {remainingOverpayment > 0 && <FeeRow label={t('cost.remaining')} amount={remainingOverpayment} />}
    </dl>
  );
};

/** What is paid, live, on every step from 3 on (WIZ-16). */
export const CostPanel = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('wizard');
  return (
    <Card title={t('cost.title')}>
      <CostRows costs={costs} />
      <p className={styles.loyalty}>{t('cost.loyalty', { year: costs.year })}</p>
    </Card>
  );
};

/** The phone's short form: the payable amount, its reckoning one tap away. */
export const CostLine = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('wizard');
  return (
    <details className={styles.line}>
      <summary>
        <span>{t('cost.payable')}</span>
        <strong>
          <Money amount={costs.payable} />
        </strong>
      </summary>
      <CostRows costs={costs} />
      <p className={styles.loyalty}>{t('cost.loyalty', { year: costs.year })}</p>
    </details>
  );
};

/** The payable amount is spoken when it changes, beside a phone's line as well as beside the panel (A11Y-3). */
export const SpokenTotal = ({ costs }: { costs: Costs | undefined }) => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  return (
    <div role="status" className="visually-hidden">
      {costs !== undefined && t('cost.spoken', { amount: formatForint(costs.payable, language) })}
    </div>
  );
};
