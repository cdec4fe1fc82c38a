import Stack from '@mui/material/Stack';
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
import { SummaryPart, type SummaryRow } from './SummaryPart';

/** All that was given in the steps, to be looked over before it binds (WIZ-14, A11Y-5). The stepper leads back to each. */
export const Summary = ({ data }: { data: SummaryData }) => {
  const { t } = useTranslation(['wizard', 'status']);
  const language = useLanguage();
  const { partner, home, mailing, tel, mail, contract, invoice, ledger, type } = data;
  const { bank, payment } = ledger;
  const invoiceRows: SummaryRow[] =
    invoice.direction === 0
      ? [[t('invoicing.direction'), t('invoicing.to.0')]]
      : [
          [t('invoicing.direction'), t(`invoicing.to.${invoice.direction}`)],
          [t('invoicing.name'), invoice.name],
          ...(invoice.tax === '' ? [] : [[t('invoicing.tax'), invoice.tax] as const]),
          ...(invoice.address === undefined ? [] : [[t('summary.address'), formatAddress(invoice.address)] as const]),
        ];
  return (
    <Stack spacing={2}>
      <SummaryPart
        title={t('step1')}
        rows={[
          [t('summary.name'), displayName({ firstName: partner.firstname, lastName: partner.lastname }, language)],
          [t('summary.birth'), `${partner.birthPlace}, ${formatDottedDate(partner.birthDate)}`],
          [t('partner.mothersName'), partner.mothersName],
          [t('partner.tax'), partner.tax],
        ]}
      />
      <SummaryPart
        title={t('step2')}
        rows={[
          [t('address.home'), formatAddress(home)],
          [t('address.mailing'), mailing === undefined ? t('summary.same') : formatAddress(mailing)],
          [t('address.tel'), phoneFromWire(tel)],
          [t('address.mail'), mail],
        ]}
      />
      <SummaryPart
        title={t('step3')}
        rows={[
          [t('summary.kind'), t(`summary.type.${type}`)],
          [t('summary.period'), `${formatDottedDate(contract.validFrom)} – ${formatDottedDate(contract.validTo)}`],
          [t('contract.cardPackage'), contract.cardPackage],
        ]}
      />
      <SummaryPart
        title={t('step4')}
        rows={[
          [t('delivery.card'), t(`delivery.receipt.${contract.receipt}`)],
          ...(contract.address === undefined
            ? []
            : [[t('delivery.address'), [contract.addressee, formatAddress(contract.address)].filter(Boolean).join(', ')] as const]),
        ]}
      />
      <SummaryPart title={t('step5')} rows={invoiceRows} />
      <SummaryPart
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
      <SummaryPart title={t('fees.title')}>
        <SummaryFees data={data} />
      </SummaryPart>
    </Stack>
  );
};
