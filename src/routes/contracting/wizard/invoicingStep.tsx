import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Costs } from '../../../domain/fees';
import { companyTaxNumber } from '../../../domain/taxNumber';
import { required, requireChoice, requiredAs } from '../../../domain/validators';
import { AddressBlock } from '../../../components/form/AddressBlock';
import { CheckboxField } from '../../../components/form/CheckboxField';
import { MaskedField } from '../../../components/form/MaskedField';
import { taxMask } from '../../../components/form/masks';
import { RadioCards } from '../../../components/form/RadioCards';
import { TextField } from '../../../components/form/TextField';
import { getStep5, type Step5Data } from '../../../services/contractingGet';
import { submitStep5 } from '../../../services/contractingSubmit';
import { defineStep } from './defineStep';
import { deliveryCosts, deliveryDefaults } from './delivery';
import { invoicingDefaults, offeredDirections, switchDirection, toInvoicingBody, type Direction, type InvoicingValues } from './invoicing';
import { loadStep4, useOldMonthlyFee } from './packages';
import { useKnown } from './wizardMemory';

const isDirection = (value: string): value is Direction => ['0', '1', '2', '3'].includes(value);

const Fields = ({ data }: { data: Step5Data }) => {
  const { t } = useTranslation('wizard');
  const { watch, getValues, setValue, clearErrors } = useFormContext<InvoicingValues>();
  const direction = watch('direction');
  const offered = offeredDirections(data);

  const choose = (next: Direction, before: Direction | ''): void => {
    const values = switchDirection({ ...getValues(), direction: before }, next, data);
    clearErrors();
    for (const name of ['direction', 'employerInvoice', 'name', 'tax', 'address', 'parties'] as const) {
      setValue(name, values[name], { shouldDirty: true });
    }
  };
  const withTax = direction === '2' || direction === '3';
  const locked = direction === '3';
  return (
    <>
      {offered.includes('3') && (
        <CheckboxField<InvoicingValues> name="employerInvoice" label={t('invoicing.employerInvoice')} onValue={(checked) => choose(checked ? '3' : '0', direction)} />
      )}
      <RadioCards<InvoicingValues>
        name="direction"
        label={t('invoicing.direction')}
        rules={[requireChoice]}
        choices={offered.map((value) => ({ value, label: t(`invoicing.to.${value}`) }))}
        onValue={(value) => {
          if (isDirection(value)) choose(value, direction);
        }}
      />
      {direction !== '0' && direction !== '' && (
        <Stack spacing={2}>
          <TextField<InvoicingValues> name="name" label={t('invoicing.name')} rules={[required]} disabled={locked} autoComplete="section-invoice organization" />
          {withTax && (
            <MaskedField<InvoicingValues>
              name="tax"
              label={t('invoicing.tax')}
              required
              rules={[requiredAs('taxNumber'), companyTaxNumber]}
              mask={taxMask}
              placeholder="12345678-1-42"
              disabled={locked}
              autoComplete="off"
            />
          )}
          <AddressBlock name="address" section="invoice" disabled={locked} />
        </Stack>
      )}
    </>
  );
};

/** /get-5 says nothing about money: the panel shows what step 4 saved. */
const useCosts = (_data: Step5Data, contractKey: string): Costs | undefined => {
  const known = useKnown(contractKey);
  const { data } = useQuery({ queryKey: ['wizard-costs', contractKey], queryFn: ({ signal }) => loadStep4(contractKey, signal, known), gcTime: 0 });
  const validFrom = data?.contract.validFrom ?? '';
  const oldMonthlyFee = useOldMonthlyFee(contractKey, validFrom, data?.type);
  return data === undefined ? undefined : deliveryCosts(data, deliveryDefaults(data, true), oldMonthlyFee);
};

/** Step 5: who the invoice goes to. */
export const invoicingStep = defineStep<InvoicingValues, Step5Data>({
  id: 5,
  title: 'step5',
  lines: 9,
  load: (key, signal) => getStep5({ key }, signal),
  defaults: invoicingDefaults,
  sent: (values) => toInvoicingBody('', values),
  isAsSaved: ({ direction }, { invoice }) => direction === String(invoice.direction),
  save: (key, values) => submitStep5(toInvoicingBody(key, values)),
  Fields,
  useCosts,
});
