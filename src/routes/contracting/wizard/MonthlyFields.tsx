import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../../domain/clock';
import { notBefore } from '../../../domain/dateValidators';
import { formatDate } from '../../../domain/dates';
import { monthOptions } from '../../../domain/fees';
import { required } from '../../../domain/validators';
import { DateField } from '../../../components/form/DateField';
import { FieldGrid } from '../../../components/form/FieldGrid';
import { SelectField } from '../../../components/form/SelectField';
import { earliestCollection, usualCollection, type PaymentData, type PaymentValues } from './paymentChoice';

/** How many months are paid first, and when the rest begins to be collected. */
export const MonthlyFields = ({ data, onMonths }: { data: PaymentData; onMonths: (months: string) => void }) => {
  const { t } = useTranslation('wizard');
  const { watch } = useFormContext<PaymentValues>();
  const [method, months, transferFrom] = watch(['method', 'months', 'transferFrom']);
  const { validFrom } = data.contract;
  const isUsual = transferFrom === formatDate(usualCollection(data, { method, months }, today()));
  const debit = method === '3';
  return (
    <FieldGrid>
      <SelectField<PaymentValues>
        name="months"
        label={t('payment.months')}
        rules={[required]}
        hint={debit ? t('payment.monthsDebit') : undefined}
        options={monthOptions(validFrom).map((count) => ({ value: String(count), label: t('payment.monthCount', { count }) }))}
        onValue={onMonths}
      />
      <DateField<PaymentValues>
        name="transferFrom"
        label={t('payment.transferFrom')}
        rules={[required, notBefore(today(), validFrom)]}
        hint={isUsual ? t(debit ? 'payment.usualDebit' : 'payment.usualCard') : undefined}
        opensAt={earliestCollection(today(), validFrom)}
        min={earliestCollection(today(), validFrom)}
        autoComplete="off"
      />
    </FieldGrid>
  );
};
