import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../../domain/clock';
import { formatDate } from '../../../domain/dates';
import type { Costs } from '../../../domain/fees';
import { formatForint } from '../../../domain/money';
import { methodTextKey, type PaymentMethodName } from '../../../domain/paymentMethods';
import { requireChoice } from '../../../domain/validators';
import { useIsMethodOff } from '../../../features/operation/usePortalStatus';
import { askBankName } from '../../../features/useBankName';
import { RadioCards, type RadioChoice } from '../../../components/form/RadioCards';
import { useLanguage } from '../../../i18n/useLanguage';
import { getStep1, getStep6 } from '../../../services/contractingGet';
import { submitStep6 } from '../../../services/contractingSubmit';
import { BankFields } from './BankFields';
import { defineStep } from './defineStep';
import { useMissingPackage } from './useMissingPackage';
import { LeisureFields } from './LeisureFields';
import { MonthlyFields } from './MonthlyFields';
import { useOldMonthlyFee, withMonthlyFee } from './packages';
import { fillSavedTerms, toSavedTerms } from './savedTerms';
import {
  chosenMethod,
  hasFirstCollection,
  isPaymentSaved,
  needsBank,
  offeredMethods,
  paymentCosts,
  paymentDefaults,
  toMemory,
  toPaymentBody,
  usualCollection,
  type PaymentData,
  type PaymentValues,
} from './paymentChoice';

/** A method's card: a yearly one with its sum, a monthly one with what is paid now and what follows. */
const useMethodChoice = (data: PaymentData, months: string) => {
  const { t } = useTranslation(['wizard', 'status', 'payment']);
  const isMethodOff = useIsMethodOff();
  const language = useLanguage();
  const plan = (name: PaymentMethodName, { payable, instalments }: Costs): ReactNode => {
    const sums = { now: formatForint(payable, language), fee: formatForint(instalments?.amount ?? 0, language) };
    const pays = name === '3' ? 'planDebit' : 'planCard';
    return t(instalments === undefined ? `payment.${pays}Once` : `payment.${pays}`, sums);
  };
  return (name: PaymentMethodName): RadioChoice => {
    const costs = paymentCosts(data, { method: name, months });
    const monthly = hasFirstCollection(name);
    return {
      value: name,
      label: t(methodTextKey(name)),
      disabled: isMethodOff(name),
      hint: isMethodOff(name) ? (
        t('payment:methodOff')
      ) : monthly ? (
        <>
          {t(`payment.hint.${name}`, { year: costs.year })}
          <Box component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary' }}>
            {plan(name, costs)}
          </Box>
        </>
      ) : (
        t(`payment.hint.${name}`, { year: costs.year })
      ),
      end: monthly ? undefined : formatForint(costs.payable, language),
    };
  };
};

const Fields = ({ data }: { data: PaymentData }) => {
  const { t } = useTranslation('wizard');
  const { watch, getValues, setValue, clearErrors } = useFormContext<PaymentValues>();
  const months = watch('months');
  const method = chosenMethod({ method: watch('method') });
  const offered = offeredMethods(data);
  const choice = useMethodChoice(data, months);

  // Errors of fields that another method hides are no errors any more.
  useEffect(() => clearErrors(), [method, clearErrors]);

  /** A first collection that nobody chose follows the method and the months that are paid now. */
  const follow = (before: Pick<PaymentValues, 'method' | 'months'>, after: Pick<PaymentValues, 'method' | 'months'>): void => {
    const usual = (values: typeof before): string => formatDate(usualCollection(data, values, today()));
    if (getValues('transferFrom') === usual(before)) setValue('transferFrom', usual(after), { shouldDirty: true });
  };

  const fields =
    method === undefined ? null : hasFirstCollection(method) ? (
      <Stack spacing={2}>
        <MonthlyFields data={data} onMonths={(next) => follow({ method, months }, { method, months: next })} />
        {needsBank(method) && <BankFields />}
      </Stack>
    ) : method === 'A' ? (
      <LeisureFields />
    ) : null;

  return (
    <>
      {offered.length === 1 && <p>{t('payment.forced')}</p>}
      <RadioCards<PaymentValues>
        name="method"
        label={t('payment.method')}
        hideLabel
        rules={[requireChoice]}
        choices={offered.map(choice)}
        fields={fields}
        onValue={(next) => follow({ method: method ?? '', months }, { method: next, months })}
      />
    </>
  );
};

const useCosts = (data: PaymentData, contractKey: string): Costs | undefined => {
  const { watch } = useFormContext<PaymentValues>();
  const [method, months] = watch(['method', 'months']);
  const oldMonthlyFee = useOldMonthlyFee(contractKey, data.contract.validFrom, data.type);
  if (months === '' && hasFirstCollection(chosenMethod({ method }))) return undefined;
  return paymentCosts(data, { method, months }, oldMonthlyFee);
};

/** Step 6: how it is paid, and for direct debit from which account. */
export const paymentStep = defineStep<PaymentValues, PaymentData>({
  id: 6,
  title: 'step6',
  lines: 20,
  load: async (key, signal, known) => {
    // The owner's data is a convenience: without it the fields are empty, and the step still works.
    const partner = getStep1({ key }, signal).then((data) => data.partner).catch(() => undefined);
    const data = await getStep6({ key }, signal);
    const { fees, ...terms } = fillSavedTerms({ ...data, fees: data.ledger.fees }, known);
    return { ...data, ...terms, ledger: { ...data.ledger, fees: await withMonthlyFee(key, fees, terms.contract, signal) }, partner: await partner };
  },
  defaults: (data, { memory }) => paymentDefaults(data, today(), memory),
  sent: (values, data) => [toPaymentBody('', values, data), toMemory(values)],
  isAsSaved: isPaymentSaved,
  save: async (key, values, data, { client, remember }) => {
    const bankName = needsBank(chosenMethod(values)) ? await askBankName(client, values.bank.account) : undefined;
    const body = toPaymentBody(key, values, data, bankName);
    await submitStep6(body);
    remember({ ...toMemory(values), saved: toSavedTerms(body.contract, body.ledger.fees, data.delivery, data.overpayment) });
  },
  codeFields: { NOT_FOUND: 'bank.account' },
  Fields,
  useCosts,
  useObstacle: useMissingPackage,
  secret: ['bank'],
});
