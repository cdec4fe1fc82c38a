import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '../../../../../components/form/address/AddressBlock';
import { TextField } from '../../../../../components/form/fields/TextField';
import { MaskedField } from '../../../../../components/form/masks/MaskedField';
import { taxMask } from '../../../../../components/form/masks/masks';
import { companyTaxNumber } from '../../../../../domain/identity/taxNumber';
import { required, requiredAs } from '../../../../../domain/text/validators';
import type { InvoicingValues } from './invoicing';

/** Somebody else's name and address, and a company's tax number. */
export const PartyFields = ({ withTax }: { withTax: boolean }) => {
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
