import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FieldGrid } from '../../../../../components/form/FieldGrid';
import { DateField } from '../../../../../components/form/fields/DateField';
import { SelectField } from '../../../../../components/form/fields/SelectField';
import { monthOptions } from '../../../../../domain/money/contractMonths';
import { required } from '../../../../../domain/text/validators';
import { today } from '../../../../../domain/time/clock';
import { formatDate } from '../../../../../domain/time/dates';
import { collectedWithin, dateLike, notBefore } from '../../../../../domain/time/dateValidators';
import { formatMonth } from '../../../../../domain/time/months';
import { useLanguage } from '../../../../../i18n/useLanguage';
import { firstCollectionDays, type PaymentData, type PaymentValues } from './paymentChoice';

/** How many months are paid first, and when the rest begins to be collected. */
export const MonthlyFields = ({ data, onMonths }: { data: PaymentData; onMonths: (months: string) => void }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { watch } = useFormContext<PaymentValues>();
  const [method, months, transferFrom] = watch(['method', 'months', 'transferFrom']);
  const { validFrom } = data.contract;
  const days = firstCollectionDays(data, { method, months }, today());
  const debit = method === '3';
  const counts = monthOptions(validFrom);
  const minimum = counts.length > 1 ? t('wizard.payment.minimum', { n: counts[0] }) : undefined;
  const monthsHint = debit ? t('wizard.payment.monthsDebit') : minimum;
  return (
    <FieldGrid>
      <SelectField<PaymentValues>
        name="months"
        label={t('wizard.payment.months')}
        rules={[required]}
        hint={monthsHint}
        options={counts.map((count) => ({
          value: String(count),
          label: t('wizard.payment.monthCount', { count }),
        }))}
        onValue={onMonths}
      />
      {days === undefined ? (
        <p>{t('wizard.payment.nothingLater')}</p>
      ) : (
        <DateField<PaymentValues>
          name="transferFrom"
          label={t('wizard.payment.transferFrom')}
          rules={[required, dateLike(days.from), notBefore(today(), validFrom), collectedWithin(days)]}
          hint={
            <>
              {transferFrom === formatDate(days.from) && (
                <span>
                  {debit
                    ? t('wizard.payment.usualDebit')
                    : t('wizard.payment.usualCard', { month: formatMonth(days.from, language) })}
                </span>
              )}
              <span> {t('wizard.payment.collectionDays', days)}</span>
            </>
          }
          opensAt={days.from}
          min={days.from}
          max={days.to}
          autoComplete="off"
        />
      )}
    </FieldGrid>
  );
};
