import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '~/components/form/address/AddressBlock';
import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { ChoiceCards } from '~/components/form/fields/ChoiceCards';
import { TextField } from '~/components/form/fields/TextField';
import { today } from '~/domain/time/clock';
import { subAccountsOpen } from '~/domain/time/deadlines';
import { requireChoice, required } from '~/domain/validation/validators';

import type { PayValues } from './payValues';

const subAccounts = ['Accommodation', 'Catering', 'Leisure'] as const;

/** What a leisure card needs: its sub-account (until 2022), and the owner of another person's card. */
export const LeisureCard = () => {
  const { t } = useTranslation('portal');
  const { control } = useFormContext<PayValues>();
  const own = useWatch({ control, name: 'leisureOwn' });
  return (
    <Stack sx={{ gap: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      {subAccountsOpen(today()) && (
        <ChoiceCards<PayValues>
          name="szep"
          label={t('payment.form.szep')}
          rules={[requireChoice]}
          choices={subAccounts.map((name) => ({ value: name.toLowerCase(), label: t(`payment.form.szep${name}`) }))}
        />
      )}
      <CheckboxField<PayValues> name="leisureOwn" label={t('payment.form.leisureOwn')} />
      {!own && (
        <>
          <TextField<PayValues>
            name="leisureName"
            label={t('payment.form.leisureName')}
            rules={[required]}
            autoComplete="section-leisure name"
          />
          <fieldset>
            <Box component="legend" sx={{ mb: 1.25, fontWeight: 650 }}>
              {t('payment.form.leisureAddress')}
            </Box>
            <AddressBlock name="leisureAddress" section="leisure" short />
          </fieldset>
        </>
      )}
    </Stack>
  );
};
