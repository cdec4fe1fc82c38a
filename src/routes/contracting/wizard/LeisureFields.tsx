import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { required } from '../../../domain/validators';
import { AddressBlock } from '../../../components/form/AddressBlock';
import { CheckboxField } from '../../../components/form/CheckboxField';
import { FieldGroup } from '../../../components/form/FieldGroup';
import { TextField } from '../../../components/form/TextField';
import type { PaymentValues } from './paymentChoice';

/** Whose leisure card pays: another person's needs the owner's name and address. */
export const LeisureFields = () => {
  const { t } = useTranslation('wizard');
  const { watch } = useFormContext<PaymentValues>();
  return (
    <Stack spacing={2}>
      <CheckboxField<PaymentValues> name="leisureOwn" label={t('leisure.own')} />
      {!watch('leisureOwn') && (
        <>
          <TextField<PaymentValues> name="leisureName" label={t('leisure.name')} rules={[required]} autoComplete="section-leisure name" />
          <FieldGroup legend={t('leisure.address')}>
            <AddressBlock name="leisureAddress" section="leisure" short />
          </FieldGroup>
        </>
      )}
    </Stack>
  );
};
