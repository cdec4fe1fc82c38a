import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { CheckboxField } from '../../../../../components/form/fields/CheckboxField';
import { RadioCards, type RadioChoice } from '../../../../../components/form/fields/RadioCards';
import { formatAddress } from '../../../../../domain/identity/address';
import type { Costs } from '../../../../../domain/money/fees';
import { requireChoice } from '../../../../../domain/text/validators';
import { getStep5, type Step5Data } from '../../../../../services/contractingGet';
import { submitStep5 } from '../../../../../services/contractingSubmit';
import { defineStep } from '../../engine/defineStep';
import { useContractFallbacks } from '../../engine/wizardMemory';
import { loadStep4, useCostContext } from '../contract/packagePrices';
import { deliveryCosts, deliveryDefaults } from '../delivery/delivery';
import {
  invoicingDefaults,
  lockedParty,
  offeredDirections,
  switchDirection,
  toInvoicingBody,
  type Direction,
  type InvoicingValues,
} from './invoicing';
import { PartyFields } from './PartyFields';

const isDirection = (value: string): value is Direction => ['0', '1', '2', '3'].includes(value);

const shownOrder: readonly Direction[] = ['0', '3', '1', '2'];

/** One answer for each direction; the employer's says all that the invoice will say. */
const useInvoiceChoices = (data: Step5Data): RadioChoice[] => {
  const { t } = useTranslation('portal');
  const offered = offeredDirections(data);
  const employer = lockedParty(data);
  const all: Record<Direction, Omit<RadioChoice, 'value'>> = {
    0: { label: t('invoiceTo.me'), hint: t('wizard.invoicing.mine') },
    1: { label: t('invoiceTo.person') },
    2: {
      label: t('invoiceTo.company'),
      hint: offered.includes('3') ? undefined : t('wizard.invoicing.anyCompany'),
    },
    3: {
      label: t('invoiceTo.employer', { name: employer?.name }),
      hint: employer && t('invoiceTo.party', { tax: employer.tax, address: formatAddress(employer.address) }),
    },
  };
  // The employer's comes before the choices that have fields below them.
  return shownOrder.filter((value) => offered.includes(value)).map((value) => ({ value, ...all[value] }));
};

const Fields = ({ data }: { data: Step5Data }) => {
  const { t } = useTranslation('portal');
  const { watch, getValues, setValue, clearErrors } = useFormContext<InvoicingValues>();
  const direction = watch('direction');

  const choose = (next: Direction, before: Direction | ''): void => {
    const values = switchDirection({ ...getValues(), direction: before }, next, data);
    clearErrors();
    for (const name of ['direction', 'employerInvoice', 'name', 'tax', 'address', 'parties'] as const) {
      setValue(name, values[name], { shouldDirty: true });
    }
  };
  return (
    <>
      <RadioCards<InvoicingValues>
        name="direction"
        label={t('wizard.invoicing.direction')}
        rules={[requireChoice]}
        choices={useInvoiceChoices(data)}
        fields={direction === '1' || direction === '2' ? <PartyFields withTax={direction === '2'} /> : null}
        onValue={(value) => {
          if (isDirection(value)) choose(value, direction);
        }}
      />
      {offeredDirections(data).includes('3') && (
        <CheckboxField<InvoicingValues>
          name="employerInvoice"
          label={t('wizard.invoicing.employerInvoice')}
          onValue={(checked) => choose(checked ? '3' : '0', direction)}
        >
          <Typography variant="body2" color="textSecondary">
            {t('wizard.invoicing.sameAsEmployer')}
          </Typography>
        </CheckboxField>
      )}
    </>
  );
};

const unknownContract = { contract: { validFrom: '', cardPackage: '' } };

/** /get-5 says nothing about money: the panel shows what step 4 saved. */
const useCosts = (_data: Step5Data, contractKey: string): Costs | undefined => {
  const fallbacks = useContractFallbacks(contractKey);
  const { data } = useQuery({
    queryKey: ['wizard-costs', contractKey],
    queryFn: ({ signal }) => loadStep4(contractKey, signal, fallbacks),
    gcTime: 0,
  });
  const context = useCostContext(contractKey, data ?? unknownContract);
  return data === undefined ? undefined : deliveryCosts(data, deliveryDefaults(data, true), context);
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
  save: async (key, values) => {
    await submitStep5(toInvoicingBody(key, values));
    return {};
  },
  Fields,
  useCosts,
});
