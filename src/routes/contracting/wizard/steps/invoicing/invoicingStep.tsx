import { Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { ChoiceCards } from '~/components/form/fields/ChoiceCards';
import { requireChoice } from '~/domain/validation/validators';
import {
  emptyParty,
  isWholeParty,
  PartyFields,
  sentParty,
  switchParty,
  toParty,
  useEmployerTexts,
  type InvoiceParty,
  type PartiesByDirection,
} from '~/features/invoicing/InvoiceParty';
import { defineFormStep } from '~/routes/contracting/wizard/engine/formStep';
import {
  deliveryCosts,
  deliveryDefaults,
  loadDelivery,
  type DeliveryData,
} from '~/routes/contracting/wizard/steps/delivery/deliveryStep';
import type { Step5Data } from '~/services/contractingGet';
import { submitStep5 } from '~/services/contractingSubmit';
import { step5 } from '~/services/queries';

/** Whose invoice it is, in the order of the choices: 1 and 2 mean something else on /invoicedata. 3, the employer's, is a box. */
const directions = {
  0: { code: 0, label: 'invoiceTo.me', fields: undefined },
  1: { code: 1, label: 'invoiceTo.person', fields: { withTax: false } },
  2: { code: 2, label: 'invoiceTo.company', fields: { withTax: true } },
} as const;

type Direction = '0' | '1' | '2';

const isDirection = (value: string): value is Direction => Object.hasOwn(directions, value);

interface InvoicingValues extends InvoiceParty {
  /** Direction 3: the employer's data, which nobody can change here. */
  employerInvoice: boolean;
  direction: Direction | '';
  parties: PartiesByDirection<Direction>;
}

/**
 * The employer whose invoice can be asked for: one who takes invoices and whose data are whole. A saved invoice whose
 * employer the reply leaves out stays as it was saved.
 */
const offeredEmployer = ({ employer, invoice }: Step5Data): InvoiceParty | undefined => {
  if (employer === undefined) return invoice.direction === 3 ? toParty(invoice) : undefined;
  const party = toParty(employer);
  return employer.withoutEmployerInvoice === true || !isWholeParty(party) ? undefined : party;
};

/** Somebody else's invoice never becomes the member's own unasked: what isn't on offer is asked for again. */
const invoicingDefaults = (data: Step5Data): InvoicingValues => {
  const { invoice } = data;
  const direction = String(invoice.direction);
  return {
    employerInvoice: invoice.direction === 3 && offeredEmployer(data) !== undefined,
    direction: isDirection(direction) ? direction : '',
    ...(invoice.direction === 1 || invoice.direction === 2 ? toParty(invoice) : emptyParty()),
    parties: { 0: emptyParty(), 1: emptyParty(), 2: emptyParty() },
  };
};

/** The form → /submit-5: nothing but the direction when it is the same as the contract (contract.ts). */
const toInvoicingBody = (key: string, { employerInvoice, direction, ...party }: InvoicingValues, data: Step5Data) => {
  const employer = employerInvoice ? offeredEmployer(data) : undefined;
  if (employer !== undefined) return { key, invoice: { direction: 3 as const, ...sentParty(employer, true) } };
  const { code, fields } = directions[direction || '0'];
  if (fields === undefined) return { key, invoice: { direction: code, name: '', tax: '', address: null } };
  return { key, invoice: { direction: code, ...sentParty(party, fields.withTax) } };
};

const Fields = ({ data }: { data: Step5Data }) => {
  const { t } = useTranslation('portal');
  const { nameText, dataText } = useEmployerTexts();
  const { watch, getValues, setValue, clearErrors } = useFormContext<InvoicingValues>();
  const [employerInvoice, direction] = watch(['employerInvoice', 'direction']);
  const employer = offeredEmployer(data);
  // A restored draft may name an employer who is no longer offered.
  const isByEmployer = employerInvoice && employer !== undefined;
  const fields = direction === '' ? undefined : directions[direction].fields;

  /** The form may already have the next direction, while the fields still have the old one's values. The box chooses none. */
  const open = (next: Direction, chosen: Direction | '' = next): void => {
    const { name, tax, address, parties } = getValues();
    const opened = switchParty({ direction, party: { name, tax, address }, parties }, next);
    setValue('direction', chosen, { shouldDirty: true });
    setValue('name', opened.party.name, { shouldDirty: true });
    setValue('tax', opened.party.tax, { shouldDirty: true });
    setValue('address', opened.party.address, { shouldDirty: true });
    setValue('parties', opened.parties, { shouldDirty: true });
    clearErrors();
  };
  return (
    <>
      {employer !== undefined && (
        <CheckboxField<InvoicingValues>
          name="employerInvoice"
          label={t('wizard.invoicing.employerInvoice')}
          onValue={(on) => open('0', on ? '' : '0')}
        >
          <Typography variant="body2" color="textSecondary">
            {nameText(employer.name)}
          </Typography>
          {isByEmployer && employer.tax !== '' && (
            <Typography variant="body2" color="textSecondary">
              {dataText(employer)}
            </Typography>
          )}
        </CheckboxField>
      )}
      {!isByEmployer && (
        <ChoiceCards<InvoicingValues>
          name="direction"
          label={t('wizard.invoicing.direction')}
          rules={[requireChoice]}
          choices={Object.entries(directions).map(([value, { label }]) => ({
            value,
            label: t(label),
            hint: value === '0' ? t('wizard.invoicing.mine') : undefined,
          }))}
          fields={fields && <PartyFields {...fields} taxName="tax" />}
          onValue={(value) => {
            if (isDirection(value)) open(value);
          }}
        />
      )}
    </>
  );
};

/** Step 5: who the invoice goes to. /get-5 says nothing about money, so the panel shows what step 4 saved. */
export const invoicingStep = defineFormStep<InvoicingValues, Step5Data & { saved4: DeliveryData }>({
  id: 5,
  lines: 9,
  load: async (key, context) => {
    const [data, saved4] = await Promise.all([context.client.query(step5(key)), loadDelivery(key, context)]);
    return { ...data, saved4 };
  },
  defaults: invoicingDefaults,
  formPart: (values, data) => toInvoicingBody('', values, data),
  isAsSaved: ({ employerInvoice }, { invoice }) => employerInvoice === (invoice.direction === 3),
  save: async (key, values, data) => {
    await submitStep5(toInvoicingBody(key, values, data));
    return {};
  },
  Fields,
  useCosts: (_form, { saved4 }) => deliveryCosts(saved4, deliveryDefaults(saved4, true)),
});
