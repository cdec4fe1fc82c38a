import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '~/components/form/address/AddressBlock';
import { AddressText } from '~/components/form/address/AddressText';
import { FieldGrid } from '~/components/form/FieldGrid';
import { TextField } from '~/components/form/fields/TextField';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { taxMask } from '~/components/form/masks/masks';
import { cleanAddress, emptyAddress, fullAddress, isValidAddress, type Address } from '~/domain/identity/address';
import { companyTaxNumber } from '~/domain/identity/taxNumber';
import { normaliseText } from '~/domain/text/normaliseText';
import { required, requiredAs } from '~/domain/validation/validators';

/** Who an invoice is made out to: step 5 and /invoicedata ask for it in the same way, each with its own table of directions. */
export interface InvoiceParty {
  name: string;
  tax: string;
  address: Address;
}

/** What was typed for each direction, up to date for those that aren't open. All are there, so that a draft keeps them. */
export type PartiesByDirection<D extends string> = Record<D, InvoiceParty>;

export const emptyParty = (): InvoiceParty => ({ name: '', tax: '', address: emptyAddress() });

export const toParty = (given: { name: string; tax: string; address?: Address | undefined }): InvoiceParty => ({
  name: given.name,
  tax: given.tax,
  address: fullAddress(given.address),
});

/** A party as it is sent. A person without a tax number has none, whatever was typed for another direction. */
export const sentParty = ({ name, tax, address }: InvoiceParty, withTax: boolean): InvoiceParty => ({
  name: normaliseText(name),
  tax: withTax ? tax : '',
  address: cleanAddress(address),
});

/** Whether an employer, whose data nobody can correct here, would pass the form. */
export const isWholeParty = ({ name, tax, address }: InvoiceParty): boolean =>
  required(name) === undefined &&
  required(tax) === undefined &&
  companyTaxNumber(tax) === undefined &&
  isValidAddress(address);

interface OpenParty<D extends string> {
  direction: D | '';
  party: InvoiceParty;
  parties: PartiesByDirection<D>;
}

/** Opens another direction with what was typed for it before, and keeps what was typed for the open one (INV-4). */
export const switchParty = <D extends string>({ direction, party, parties }: OpenParty<D>, next: D): OpenParty<D> => {
  const all: PartiesByDirection<D> = direction === '' ? parties : { ...parties, [direction]: party };
  return { direction: next, party: all[next], parties: all };
};

export const useEmployerTexts = () => {
  const { t } = useTranslation('portal');
  return {
    nameText: (name: string): string =>
      name === '' ? t('invoiceTo.unnamedEmployer') : t('invoiceTo.employer', { name }),
    dataText: ({ tax, address }: InvoiceParty) => (
      <>
        {t('invoiceTo.party', { tax })} <AddressText address={address} />
      </>
    ),
  };
};

interface PartyFieldsProps {
  withTax: boolean;
  taxName: 'tax' | 'taxNumber';
}

/** Somebody else's name and address, and the tax number of who has one. */
export const PartyFields = ({ withTax, taxName }: PartyFieldsProps) => {
  const { t } = useTranslation('portal');
  return (
    <Stack spacing={2}>
      <FieldGrid>
        <TextField<InvoiceParty>
          name="name"
          label={t('invoiceTo.name')}
          rules={[required]}
          autoComplete={withTax ? 'section-invoice organization' : 'section-invoice name'}
        />
        {withTax && (
          <MaskedField<Record<PartyFieldsProps['taxName'], string>>
            name={taxName}
            label={t('invoiceTo.taxNumber')}
            required
            rules={[requiredAs('taxNumber'), companyTaxNumber]}
            mask={taxMask}
            placeholder="12345678-1-42"
            autoComplete="off"
          />
        )}
      </FieldGrid>
      <AddressBlock name="address" section="invoice" />
    </Stack>
  );
};
