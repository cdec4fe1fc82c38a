import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '../../../../../components/form/address/AddressBlock';
import { FieldGroup } from '../../../../../components/form/FieldGroup';
import { CheckboxField } from '../../../../../components/form/fields/CheckboxField';
import { TextField } from '../../../../../components/form/fields/TextField';
import { required } from '../../../../../domain/text/validators';
import type { PaymentValues } from './paymentChoice';

/** Whose leisure card pays: another person's needs the owner's name and address. */
export const LeisureFields = () => {
  const { t } = useTranslation('portal');
  const { watch } = useFormContext<PaymentValues>();
  return (
    <Stack spacing={2}>
      <CheckboxField<PaymentValues> name="leisureOwn" label={t('wizard.leisure.own')} />
      {!watch('leisureOwn') && (
        <>
          <TextField<PaymentValues>
            name="leisureName"
            label={t('wizard.leisure.name')}
            rules={[required]}
            autoComplete="section-leisure name"
          />
          <FieldGroup legend={t('wizard.leisure.address')}>
            <AddressBlock name="leisureAddress" section="leisure" short />
          </FieldGroup>
        </>
      )}
    </Stack>
  );
};
