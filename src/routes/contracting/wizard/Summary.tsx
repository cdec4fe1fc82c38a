import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAddress } from '../../../domain/address';
import { normaliseBankAccount } from '../../../domain/bankAccount';
import { formatDate, formatDottedDate } from '../../../domain/dates';
import { displayName } from '../../../domain/member';
import { methodTextKey } from '../../../domain/paymentMethods';
import { phoneFromWire } from '../../../domain/phone';
import { useLanguage } from '../../../i18n/useLanguage';
import type { SummaryData } from './summaryData';
import { SummaryFees } from './SummaryFees';
import styles from './Wizard.module.css';

type Row = readonly [label: string, value: ReactNode];

const Part = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** All that was given in the steps, to be looked over before it binds (WIZ-14, A11Y-5). The stepper leads back to each. */
export const Summary = ({ data }: { data: SummaryData }) => {
  const { t } = useTranslation(['wizard', 'status']);
  const language = useLanguage();
  const { partner, home, mailing, tel, mail, contract, invoice, ledger, type } = data;
  const { bank, payment } = ledger;
  const invoiceRows: Row[] =
    invoice.direction === 0
      ? [[t('invoicing.direction'), t('invoicing.to.0')]]
      : [
          [t('invoicing.direction'), t(`invoicing.to.${invoice.direction}`)],
          [t('invoicing.name'), invoice.name],
          ...(invoice.tax === '' ? [] : [[t('invoicing.tax'), invoice.tax] as const]),
          ...(invoice.address === undefined ? [] : [[t('summary.address'), formatAddress(invoice.address)] as const]),
        ];
  return (
    <div className={styles.summary}>
      <Part
        title={t('step1')}
        rows={[
          [t('summary.name'), displayName({ firstName: partner.firstname, lastName: partner.lastname }, language)],
          [t('summary.birth'), `${partner.birthPlace}, ${formatDottedDate(partner.birthDate)}`],
          [t('partner.mothersName'), partner.mothersName],
          [t('partner.tax'), partner.tax],
        ]}
      />
      <Part
        title={t('step2')}
        rows={[
          [t('address.home'), formatAddress(home)],
          [t('address.mailing'), mailing === undefined ? t('summary.same') : formatAddress(mailing)],
          [t('address.tel'), phoneFromWire(tel)],
          [t('address.mail'), mail],
        ]}
      />
      <Part
        title={t('step3')}
        rows={[
          [t('summary.kind'), t(`summary.type.${type}`)],
          [t('summary.period'), `${formatDottedDate(contract.validFrom)} – ${formatDottedDate(contract.validTo)}`],
          [t('contract.cardPackage'), contract.cardPackage],
        ]}
      />
      <Part
        title={t('step4')}
        rows={[
          [t('delivery.card'), t(`delivery.receipt.${contract.receipt}`)],
          ...(contract.address === undefined
            ? []
            : [[t('delivery.address'), [contract.addressee, formatAddress(contract.address)].filter(Boolean).join(', ')] as const]),
        ]}
      />
      <Part title={t('step5')} rows={invoiceRows} />
      <Part
        title={t('step6')}
        rows={[
          [t('payment.method'), t(methodTextKey(ledger.method ?? ''))],
          ...(payment?.mode === 'monthly' ? [[t('payment.months'), t('payment.monthCount', { months: payment.months })] as const] : []),
          ...(bank === undefined
            ? []
            : ([
                [t('bank.account'), normaliseBankAccount(bank.account)],
                [t('bank.name'), bank.name],
                [t('bank.owner'), `${bank.owner}, ${formatDate(bank.birthDate)}`],
              ] as const)),
        ]}
      />
      <section className={styles.part}>
        <h3>{t('fees.title')}</h3>
        <SummaryFees data={data} />
      </section>
    </div>
  );
};
