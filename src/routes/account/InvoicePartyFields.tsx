import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { companyTaxNumber } from '../../domain/taxNumber';
import { required, requireChoice } from '../../domain/validators';
import { AddressBlock } from '../../components/form/AddressBlock';
import { MaskedField } from '../../components/form/MaskedField';
import { taxMask } from '../../components/form/masks';
import { RadioCards, type RadioChoice } from '../../components/form/RadioCards';
import { TextField } from '../../components/form/TextField';
import type { InvoiceData } from '../../services/account';
import { Message } from '../../components/Message';
import { employerOffered, switchMode, type InvoiceDataValues, type Mode } from './invoiceData';

const useChoices = (data: InvoiceData): RadioChoice[] => {
  const { t } = useTranslation('account');
  const modes: readonly Mode[] = employerOffered(data) ? ['1', '2', '3'] : ['1', '2'];
  return modes.map((mode) => ({ value: mode, label: t(`invoiceData.mode.${mode}`) }));
};

const isMode = (value: string): value is Mode => value === '1' || value === '2' || value === '3';

/** The mode, and the name, tax number and address it asks for; the employer's are locked. */
export const InvoicePartyFields = ({ data }: { data: InvoiceData }) => {
  const { t } = useTranslation('account');
  const { clearErrors, control, getValues, setValue } = useFormContext<InvoiceDataValues>();
  const direction = useWatch({ control, name: 'direction' });
  const choices = useChoices(data);
  const locked = direction === '3';

  const openMode = (to: string): void => {
    if (!isMode(to) || to === direction) return;
    // The form holds the new mode already, the fields still the values of the old one.
    const { name, taxNumber, address, kept } = switchMode({ ...getValues(), direction }, to, data);
    setValue('kept', kept);
    setValue('name', name, { shouldDirty: true });
    setValue('taxNumber', taxNumber, { shouldDirty: true });
    setValue('address', address, { shouldDirty: true });
    clearErrors(['name', 'taxNumber', 'address']);
  };

  return (
    <>
      <RadioCards<InvoiceDataValues> name="direction" label={t('invoiceData.direction')} choices={choices} rules={[requireChoice]} onValue={openMode} />
      {locked && <Message>{t('invoiceData.locked')}</Message>}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}>
        <TextField<InvoiceDataValues> name="name" label={t('invoiceData.name')} autoComplete={direction === '2' ? 'name' : 'organization'} rules={[required]} disabled={locked} />
        {direction !== '2' && (
          <MaskedField<InvoiceDataValues>
            name="taxNumber"
            label={t('invoiceData.taxNumber')}
            placeholder={locked ? undefined : t('invoiceData.taxPlaceholder')}
            autoComplete="off"
            mask={taxMask}
            rules={[required, companyTaxNumber]}
            disabled={locked}
          />
        )}
      </Box>
      <AddressBlock name="address" disabled={locked} />
    </>
  );
};
