import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '../../../components/form/address/AddressBlock';
import { TextField } from '../../../components/form/fields/TextField';
import { MaskedField } from '../../../components/form/masks/MaskedField';
import { taxMask } from '../../../components/form/masks/masks';
import { companyTaxNumber } from '../../../domain/identity/taxNumber';
import { required } from '../../../domain/text/validators';
import type { InvoiceDataValues } from './invoiceData';

/** Somebody else's name and address, and the tax number of who has one. */
export const InvoicePartyFields = ({ withTax }: { withTax: boolean }) => {
  const { t } = useTranslation('portal');
  return (
    <Stack spacing={2}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}
      >
        <TextField<InvoiceDataValues>
          name="name"
          label={t('account.invoiceData.name')}
          autoComplete={withTax ? 'organization' : 'name'}
          rules={[required]}
        />
        {withTax && (
          <MaskedField<InvoiceDataValues>
            name="taxNumber"
            label={t('account.invoiceData.taxNumber')}
            placeholder={t('account.invoiceData.taxPlaceholder')}
            autoComplete="off"
            mask={taxMask}
            rules={[required, companyTaxNumber]}
          />
        )}
      </Box>
      <AddressBlock name="address" />
    </Stack>
  );
};
