import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '../../../../../components/form/address/AddressBlock';
import { CheckboxField } from '../../../../../components/form/fields/CheckboxField';
import { RadioCards } from '../../../../../components/form/fields/RadioCards';
import { TextField } from '../../../../../components/form/fields/TextField';
import { MaskedField } from '../../../../../components/form/masks/MaskedField';
import { taxMask } from '../../../../../components/form/masks/masks';
import { formatAddress } from '../../../../../domain/identity/address';
import { companyTaxNumber } from '../../../../../domain/identity/taxNumber';
import type { Costs } from '../../../../../domain/money/fees';
import { requireChoice, required, requiredAs } from '../../../../../domain/text/validators';
import { getStep5, type Step5Data } from '../../../../../services/contractingGet';
import { submitStep5 } from '../../../../../services/contractingSubmit';
import { defineFormStep } from '../../engine/defineFormStep';
import { useKnownTerms } from '../../engine/wizardMemory';
import { useShownFee } from '../contract/packages';
import { deliveryCosts, deliveryDefaults, loadDelivery } from '../delivery/delivery';
import {
  directions,
  invoicingDefaults,
  isDirection,
  offeredEmployer,
  switchDirection,
  toInvoicingBody,
  type InvoicingValues,
} from './invoicing';

/** Somebody else's name and address, and a company's tax number. */
const PartyFields = ({ withTax }: { withTax: boolean }) => {
  const { t } = useTranslation('portal');
  return (
    <Stack spacing={2}>
      <TextField<InvoicingValues>
        name="name"
        label={t('wizard.invoicing.name')}
        rules={[required]}
        autoComplete={withTax ? 'section-invoice organization' : 'section-invoice name'}
      />
      {withTax && (
        <MaskedField<InvoicingValues>
          name="tax"
          label={t('wizard.invoicing.tax')}
          required
          rules={[requiredAs('taxNumber'), companyTaxNumber]}
          mask={taxMask}
          placeholder="12345678-1-42"
          autoComplete="off"
        />
      )}
      <AddressBlock name="address" section="invoice" />
    </Stack>
  );
};

const Fields = ({ data }: { data: Step5Data }) => {
  const { t } = useTranslation('portal');
  const { watch, getValues, setValue, clearErrors } = useFormContext<InvoicingValues>();
  const [employerInvoice, direction] = watch(['employerInvoice', 'direction']);
  const employer = offeredEmployer(data);

  const choose = (next: string, before: InvoicingValues['direction']): void => {
    if (!isDirection(next)) return;
    const values = switchDirection({ ...getValues(), direction: before }, next);
    clearErrors();
    for (const name of ['direction', 'name', 'tax', 'address', 'parties'] as const)
      setValue(name, values[name], { shouldDirty: true });
  };
  const fields = direction === '' ? undefined : directions[direction].fields;
  return (
    <>
      {employer !== undefined && (
        <CheckboxField<InvoicingValues>
          name="employerInvoice"
          label={t('wizard.invoicing.employerInvoice')}
          onValue={() => choose('0', direction)}
        >
          <Typography variant="body2" color="textSecondary">
            {employer.name === '' ? t('invoiceTo.unnamedEmployer') : t('invoiceTo.employer', { name: employer.name })}
          </Typography>
          {employerInvoice && employer.tax !== '' && (
            <Typography variant="body2" color="textSecondary">
              {t('invoiceTo.party', { tax: employer.tax, address: formatAddress(employer.address) })}
            </Typography>
          )}
        </CheckboxField>
      )}
      {!employerInvoice && (
        <RadioCards<InvoicingValues>
          name="direction"
          label={t('wizard.invoicing.direction')}
          rules={[requireChoice]}
          choices={Object.entries(directions).map(([value, { label }]) => ({
            value,
            label: t(label),
            hint: value === '0' ? t('wizard.invoicing.mine') : undefined,
          }))}
          fields={fields === undefined ? null : <PartyFields {...fields} />}
          onValue={(value) => choose(value, direction)}
        />
      )}
    </>
  );
};

const unknownContract = { validFrom: '', cardPackage: '' };

/** /get-5 says nothing about money: the panel shows what step 4 saved. */
const useCosts = (_data: Step5Data, contractKey: string): Costs | undefined => {
  const known = useKnownTerms(contractKey);
  const { data } = useQuery({
    queryKey: ['wizard-costs', contractKey],
    queryFn: ({ signal }) => loadDelivery(contractKey, signal, known),
    gcTime: 0,
  });
  const shownFee = useShownFee(contractKey, data?.contract ?? unknownContract);
  return data && deliveryCosts(data, deliveryDefaults(data, true), shownFee);
};

/** Step 5: who the invoice goes to. */
export const invoicingStep = defineFormStep<InvoicingValues, Step5Data>({
  id: 5,
  lines: 9,
  load: (key, signal) => getStep5({ key }, signal),
  defaults: invoicingDefaults,
  sent: (values, data) => toInvoicingBody('', values, data),
  isAsSaved: ({ employerInvoice, direction }, { invoice }) =>
    employerInvoice ? invoice.direction === 3 : direction === String(invoice.direction),
  save: async (key, values, data) => {
    await submitStep5(toInvoicingBody(key, values, data));
    return {};
  },
  Fields,
  useCosts,
});
