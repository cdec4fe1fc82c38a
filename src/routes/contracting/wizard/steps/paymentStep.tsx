import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { RadioCards, type RadioChoice } from '../../../../components/form/fields/RadioCards';
import { monthsLeft } from '../../../../domain/money/contractMonths';
import type { Costs } from '../../../../domain/money/fees';
import { formatForint } from '../../../../domain/money/money';
import { methodTextKey, type PaymentMethodName } from '../../../../domain/money/paymentMethods';
import { requireChoice } from '../../../../domain/text/validators';
import { today } from '../../../../domain/time/clock';
import { useIsMethodOff } from '../../../../features/operation/portalStatus';
import { askBankName } from '../../../../features/paying/useBankName';
import { useLanguage } from '../../../../i18n/useLanguage';
import { getStep1, getStep6 } from '../../../../services/contractingGet';
import { submitStep6 } from '../../../../services/contractingSubmit';
import { defineFormStep } from '../engine/defineStep';
import { fillTerms, termsToSave } from '../engine/terms';
import { BankFields, LeisureFields, MonthlyFields } from './methodFields';
import { useMissingPackage, useShownFee, withMonthlyFee } from './packages';
import {
  chosenMethod,
  contractMethods,
  followCollection,
  hasFirstCollection,
  isPaymentSaved,
  needsBank,
  paymentCosts,
  paymentDefaults,
  toMemory,
  toPaymentBody,
  type PaymentData,
  type PaymentValues,
} from './paymentChoice';

/** A method's card: a yearly one with its sum, a monthly one with what is paid now and what follows. */
const useMethodChoice = (data: PaymentData, months: string) => {
  const { t } = useTranslation('portal');
  const isMethodOff = useIsMethodOff();
  const language = useLanguage();
  const plan = (name: PaymentMethodName, { payable, instalments }: Costs): ReactNode => {
    const sums = { now: formatForint(payable, language), fee: formatForint(instalments?.amount ?? 0, language) };
    const pays = name === '3' ? 'planDebit' : 'planCard';
    return t(instalments === undefined ? `wizard.payment.${pays}Once` : `wizard.payment.${pays}`, sums);
  };
  return (name: PaymentMethodName): RadioChoice => {
    const costs = paymentCosts(data, { method: name, months });
    const monthly = hasFirstCollection(name);
    const isOneMonth = monthsLeft(data.contract.validFrom) === 1;
    return {
      value: name,
      label: t(methodTextKey(name)),
      disabled: isMethodOff(name),
      hint: isMethodOff(name) ? (
        t('payment.methodOff')
      ) : monthly ? (
        <>
          <span>
            {isOneMonth
              ? t(name === '3' ? 'wizard.payment.hintOnce.debit' : 'wizard.payment.hintOnce.card')
              : t(`wizard.payment.hint.${name}`, { year: costs.year })}
          </span>
          {name === '31' && costs.instalments !== undefined && (
            <span> {t('wizard.payment.firstMonths', { count: costs.monthsLeft - costs.instalments.count })}</span>
          )}
          <Box component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary' }}>
            {plan(name, costs)}
          </Box>
        </>
      ) : (
        t(`wizard.payment.hint.${name}`, { year: costs.year })
      ),
      end: monthly ? undefined : formatForint(costs.payable, language),
    };
  };
};

const Fields = ({ data }: { data: PaymentData }) => {
  const { t } = useTranslation('portal');
  const { watch, getValues, setValue, clearErrors } = useFormContext<PaymentValues>();
  const months = watch('months');
  const method = chosenMethod({ method: watch('method') });
  const offered = contractMethods(data);
  const choice = useMethodChoice(data, months);

  // Errors of fields that another method hides are no errors any more.
  useEffect(() => clearErrors(), [method, clearErrors]);

  /** The first collection follows the method and the months that are paid now. */
  const follow = (after: Pick<PaymentValues, 'method' | 'months'>): void => {
    const typed = getValues('transferFrom');
    const next = followCollection(data, typed, { before: { method: method ?? '', months }, after }, today());
    if (next !== typed) setValue('transferFrom', next, { shouldDirty: true });
  };

  const fields =
    method === undefined ? null : hasFirstCollection(method) ? (
      <Stack spacing={2}>
        <MonthlyFields data={data} onMonths={(next) => follow({ method, months: next })} />
        {needsBank(method) && <BankFields />}
      </Stack>
    ) : method === 'A' ? (
      <LeisureFields />
    ) : null;

  return (
    <>
      {offered.length === 1 && <p>{t('wizard.payment.forced')}</p>}
      <RadioCards<PaymentValues>
        name="method"
        label={t('wizard.payment.method')}
        hideLabel
        rules={[requireChoice]}
        choices={offered.map(choice)}
        fields={fields}
        onValue={(next) => follow({ method: next, months })}
      />
    </>
  );
};

const useCosts = (data: PaymentData, contractKey: string): Costs | undefined => {
  const { watch } = useFormContext<PaymentValues>();
  const [method, months] = watch(['method', 'months']);
  const shownFee = useShownFee(contractKey, data.contract);
  if (months === '' && hasFirstCollection(chosenMethod({ method }))) return undefined;
  return paymentCosts(data, { method, months }, shownFee);
};

/** Step 6: how it is paid, and for direct debit from which account. */
export const paymentStep = defineFormStep<PaymentValues, PaymentData>({
  id: 6,
  lines: 20,
  load: async (key, signal, known) => {
    // The owner's data is a convenience: without it the fields are empty, and the step still works.
    const partner = getStep1({ key }, signal)
      .then((data) => data.partner)
      .catch(() => undefined);
    const data = await getStep6({ key }, signal);
    const terms = fillTerms({ ...data, fees: data.ledger.fees }, known);
    return { ...data, ...(await withMonthlyFee(key, terms, signal)), partner: await partner };
  },
  defaults: (data, { saved }) => paymentDefaults(data, today(), saved[6] ?? {}),
  sent: (values, data) => [toPaymentBody('', values, data), toMemory(values, data)],
  isAsSaved: (values, data, saved) => isPaymentSaved(values, data, saved[6] ?? {}),
  save: async (key, values, data, { client }) => {
    const bankName = needsBank(chosenMethod(values)) ? await askBankName(client, values.bank.account) : undefined;
    const body = toPaymentBody(key, values, data, bankName);
    await submitStep6(body);
    const terms = termsToSave(body.contract, body.ledger.fees, data.delivery, data.overpayment);
    return { 6: { ...terms, ...toMemory(values, data) } };
  },
  codeFields: { validate_bankAccount: 'bank.account' },
  Fields,
  useCosts,
  useNextDisabledReason: useMissingPackage,
  secret: ['bank'],
});
