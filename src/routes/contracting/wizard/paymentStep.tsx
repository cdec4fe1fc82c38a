import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../../domain/clock';
import { notBefore } from '../../../domain/dateValidators';
import { monthOptions, type Costs } from '../../../domain/fees';
import { formatForint } from '../../../domain/money';
import { methodTextKey } from '../../../domain/paymentMethods';
import { required, requireChoice } from '../../../domain/validators';
import { askBankName } from '../../../features/useBankName';
import { DateField } from '../../../components/form/DateField';
import { RadioCards } from '../../../components/form/RadioCards';
import { FieldGrid } from '../../../components/form/FieldGrid';
import { SelectField } from '../../../components/form/SelectField';
import { useLanguage } from '../../../i18n/useLanguage';
import { getStep1, getStep6 } from '../../../services/contractingGet';
import { submitStep6 } from '../../../services/contractingSubmit';
import { BankFields } from './BankFields';
import { defineStep } from './defineStep';
import { useOldMonthlyFee, withMonthlyFee } from './packages';
import {
  chosenMethod,
  earliestCollection,
  hasFirstCollection,
  needsBank,
  offeredMethods,
  paymentCosts,
  paymentDefaults,
  toPaymentBody,
  type PaymentData,
  type PaymentValues,
} from './paymentChoice';

const Fields = ({ data }: { data: PaymentData }) => {
  const { t } = useTranslation(['wizard', 'status']);
  const language = useLanguage();
  const { watch, clearErrors } = useFormContext<PaymentValues>();
  const method = chosenMethod({ method: watch('method') });
  const { validFrom } = data.contract;
  const offered = offeredMethods(data);
  const monthly = hasFirstCollection(method);
  const total = (code: string): string => formatForint(paymentCosts(data, { method: code, months: watch('months') }).payable, language);

  // Errors of fields that another method hides are no errors any more.
  useEffect(() => clearErrors(), [method, clearErrors]);

  return (
    <>
      {offered.length === 1 && <p>{t('payment.forced')}</p>}
      <RadioCards<PaymentValues>
        name="method"
        label={t('payment.method')}
        hideLabel
        rules={[requireChoice]}
        choices={offered.map((code) => ({ value: code, label: t(methodTextKey(code)), hint: t(`payment.hint.${code}`), end: total(code) }))}
      />
      {monthly && (
        <FieldGrid>
          <SelectField<PaymentValues>
            name="months"
            label={t('payment.months')}
            rules={[required]}
            options={monthOptions(validFrom).map((months) => ({ value: String(months), label: t('payment.monthCount', { months }) }))}
          />
          <DateField<PaymentValues>
            name="transferFrom"
            label={t('payment.transferFrom')}
            rules={[required, notBefore(today(), validFrom)]}
            opensAt={earliestCollection(today(), validFrom)}
            min={earliestCollection(today(), validFrom)}
            autoComplete="off"
          />
        </FieldGrid>
      )}
      {needsBank(method) && <BankFields />}
    </>
  );
};

const useCosts = (data: PaymentData, contractKey: string): Costs => {
  const { watch } = useFormContext<PaymentValues>();
  const [method, months] = watch(['method', 'months']);
  const oldMonthlyFee = useOldMonthlyFee(contractKey, data.contract.validFrom, data.type);
  return paymentCosts(data, { method, months }, oldMonthlyFee);
};

/** Step 6: how it is paid, and for direct debit from which account (WIZ-11…WIZ-13). */
export const paymentStep = defineStep<PaymentValues, PaymentData>({
  id: 6,
  title: 'step6',
  lines: 20,
  load: async (key, signal) => {
    // The owner's data is a convenience: without it the fields are empty, and the step still works.
    const partner = getStep1({ key }, signal).then((data) => data.partner).catch(() => undefined);
    const data = await getStep6({ key }, signal);
    const fees = await withMonthlyFee(key, data.ledger.fees, data.contract, signal);
    return { ...data, ledger: { ...data.ledger, fees }, partner: await partner };
  },
  defaults: (data) => paymentDefaults(data, today()),
  save: async (key, values, data, { client }) => {
    const bankName = needsBank(chosenMethod(values)) ? await askBankName(client, values.bank.account) : undefined;
    return submitStep6(toPaymentBody(key, values, data, bankName));
  },
  Fields,
  useCosts,
  secret: ['bank'],
});
