import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ChoiceCards, type Choice } from '~/components/form/fields/ChoiceCards';
import { Money } from '~/components/Money';
import type { Costs } from '~/domain/money/fees';
import { methodTextKey, paymentMethod, type PaymentMethodRow } from '~/domain/money/paymentMethods';
import { today } from '~/domain/time/clock';
import { formatInputDate } from '~/domain/time/dates';
import { requireChoice } from '~/domain/validation/validators';
import { askBankName } from '~/features/paying/useBankName';
import { defineFormStep } from '~/routes/contracting/wizard/engine/formStep';
import { readTerms, useMissingPackage } from '~/routes/contracting/wizard/steps/contract/packages';
import { GoneChoice } from '~/routes/contracting/wizard/steps/GoneChoice';
import { submitStep6 } from '~/services/contractingSubmit';
import { step1, step6 } from '~/services/queries';

import { BankFields, LeisureFields, MonthlyFields } from './methodFields';
import {
  choosablePayment,
  contractMethods,
  fillPayment,
  isPaymentAsSaved,
  leisurePayerOf,
  methodChoice,
  paymentCosts,
  paymentDefaults,
  toPaymentBody,
  usualCollectionDay,
  type PaymentData,
  type PaymentValues,
} from './paymentChoice';

/** A method's card: a yearly one with its sum, a monthly one with what is paid now and what follows. On a phone the chosen one's fields are out of sight. */
const useMethodChoice = (data: PaymentData, months: string, chosen: string | undefined) => {
  const { t } = useTranslation('portal');
  const monthlyHint = ({ isDirectDebit }: PaymentMethodRow, costs: Costs): ReactNode => {
    const { payable, monthlyFee, monthsLater, monthsLeft } = costs;
    const sums = { now: payable, fee: monthlyFee };
    const pays = isDirectDebit ? 'planDebit' : 'planCard';
    return (
      <>
        <span>
          {t(`wizard.payment.${monthsLeft === 1 ? 'hintOnce' : 'hintMonthly'}.${isDirectDebit ? 'debit' : 'card'}`)}
        </span>
        {!isDirectDebit && monthsLater > 0 && <span> {t('wizard.payment.firstMonths', { count: costs.months })}</span>}
        <Box component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary' }}>
          {t(monthsLater === 0 ? `wizard.payment.${pays}Once` : `wizard.payment.${pays}`, sums)}
        </Box>
      </>
    );
  };
  return (method: PaymentMethodRow): Choice => {
    const { name, isMonthly } = method;
    const costs = paymentCosts(data, { method: name, months });
    const end = isMonthly ? undefined : <Money amount={costs.payable} />;
    const hint = isMonthly ? monthlyHint(method, costs) : t('wizard.payment.hintYearly', { year: costs.year });
    const fieldsBelow = name === chosen && (isMonthly || name === 'A') && (
      <Box component="span" sx={{ display: 'block' }}>
        {t('wizard.payment.below')}
      </Box>
    );
    return {
      value: name,
      label: t(methodTextKey(name)),
      hint: (
        <>
          {hint}
          {fieldsBelow}
        </>
      ),
      end,
    };
  };
};

const Fields = ({ data, held }: { data: PaymentData; held: PaymentValues | undefined }) => {
  const { t } = useTranslation('portal');
  const { watch, getValues, setValue } = useFormContext<PaymentValues>();
  const months = watch('months');
  const method = paymentMethod(watch('method'));
  const offered = contractMethods(data);
  const choice = useMethodChoice(data, months, method?.name);

  /** The proposed first collection follows the method and the months that are paid now. */
  const follow = (after: Pick<PaymentValues, 'method' | 'months'>): void => {
    const day = usualCollectionDay(data, after, today());
    if (day !== undefined && !getValues('hasChosenDay'))
      setValue('transferFrom', formatInputDate(day), { shouldDirty: true });
  };

  const fields =
    method?.isMonthly === true ? (
      <Stack spacing={2}>
        <MonthlyFields data={data} held={held} onMonths={(next) => follow({ method: method.name, months: next })} />
        {method.isDirectDebit && <BankFields />}
      </Stack>
    ) : method?.name === 'A' ? (
      <LeisureFields />
    ) : null;

  return (
    <>
      {offered.length === 1 && <p>{t('wizard.payment.forced')}</p>}
      <GoneChoice choice={methodChoice(data, held?.method)} nameOf={(name) => t(methodTextKey(name))} />
      <ChoiceCards<PaymentValues>
        name="method"
        label={t('wizard.payment.method')}
        hideLabel
        rules={[requireChoice]}
        choices={offered.map(choice)}
        onValue={(next) => follow({ method: next, months })}
        fields={fields}
      />
    </>
  );
};

const useCosts = ({ watch }: UseFormReturn<PaymentValues>, data: PaymentData): Costs | undefined => {
  const [method, months] = watch(['method', 'months']);
  if (months === '' && paymentMethod(method)?.isMonthly === true) return undefined;
  return paymentCosts(data, { method, months });
};

/** Step 6: how it is paid, and for direct debit from which account. */
export const paymentStep = defineFormStep<PaymentValues, PaymentData>({
  id: 6,
  lines: 20,
  load: async (key, context) => {
    const { client } = context;
    // The owner's data is a convenience: without it the fields are empty, and the step still works.
    const partner = client
      .query(step1(key))
      .then((data) => data.partner)
      .catch(() => undefined);
    const data = await client.query(step6(key));
    const terms = await readTerms(key, { ...data, fees: data.ledger.fees }, context);
    return { ...data, ...terms, ...fillPayment(data, context.fallbacks), partner: await partner };
  },
  defaults: (data) => paymentDefaults(data, today()),
  formPart: (values, data) => [toPaymentBody('', values, data), values.method, leisurePayerOf(values)],
  isAsSaved: isPaymentAsSaved,
  save: async (key, values, data, { client, ensureCurrent }) => {
    const isDebit = paymentMethod(values.method)?.isDirectDebit === true;
    const bankName = isDebit ? await askBankName(client, values.bank.account) : undefined;
    const body = toPaymentBody(key, values, data, bankName);
    ensureCurrent();
    await submitStep6(body);
    return { fees: paymentCosts(data, values), overpayment: data.overpayment };
  },
  choosable: (values, data) => choosablePayment(values, data, today()),
  codeFields: { validate_bankAccount: 'bank.account' },
  Fields,
  useCosts,
  useNextDisabledReason: useMissingPackage,
  secret: ['bank'],
});
