import { useIsFetching } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AddressBlock } from '~/components/form/address/AddressBlock';
import { FieldGrid } from '~/components/form/FieldGrid';
import { FieldGroup } from '~/components/form/FieldGroup';
import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { TextField } from '~/components/form/fields/TextField';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { phoneMask } from '~/components/form/masks/masks';
import { cleanAddress, emptyAddress, fullAddress, sameAddress, type Address } from '~/domain/identity/address';
import { phone, phoneFromWire, phoneToWire } from '~/domain/identity/phone';
import { required } from '~/domain/validation/validators';
import { paths } from '~/paths';
import { defineFormStep } from '~/routes/contracting/wizard/engine/formStep';
import type { Step2Data } from '~/services/contractingGet';
import { submitStep2 } from '~/services/contractingSubmit';
import { step2 } from '~/services/queries';

interface AddressValues {
  home: Address;
  equalAddresses: boolean;
  mailing: Address;
  tel: string;
  mail: string;
}

const Fields = () => {
  const { t } = useTranslation('portal');
  const { watch, setValue } = useFormContext<AddressValues>();
  const equal = watch('equalAddresses');
  return (
    <>
      <FieldGroup legend={t('wizard.address.home')}>
        <AddressBlock name="home" section="home" />
      </FieldGroup>
      <CheckboxField<AddressValues>
        name="equalAddresses"
        label={t('wizard.address.equal')}
        onValue={(checked) => {
          if (checked) setValue('mailing', emptyAddress(), { shouldDirty: true });
        }}
      />
      {!equal && (
        <FieldGroup legend={t('wizard.address.mailing')}>
          <AddressBlock name="mailing" section="mailing" />
        </FieldGroup>
      )}
      <FieldGrid>
        <MaskedField<AddressValues>
          name="tel"
          label={t('wizard.address.tel')}
          rules={[required, phone]}
          mask={phoneMask}
          placeholder="+36/30/1234567"
          type="tel"
          autoComplete="tel"
        />
        <TextField<AddressValues>
          name="mail"
          label={t('wizard.address.mail')}
          readOnly
          hint={<Link to={paths.profile}>{t('wizard.address.mailLink')}</Link>}
          autoComplete="off"
        />
      </FieldGrid>
    </>
  );
};

/** Next waits for the city lists: a zip without them could be saved with the wrong city. */
const useNextDisabledReason = (): string | undefined => {
  const { t } = useTranslation('portal');
  return useIsFetching({ queryKey: ['cities'] }) > 0 ? t('wizard.address.citiesLoading') : undefined;
};

const isSame = (home: Address, mailing: Address | undefined): boolean =>
  mailing === undefined || sameAddress(home, mailing);

/** Step 2: addresses and phone. */
export const addressStep = defineFormStep<AddressValues, Step2Data>({
  id: 2,
  lines: 22,
  phoneLines: 37,
  load: (key, { client }) => client.query(step2(key)),
  defaults: ({ home, mailing, tel, mail }, { member }) => ({
    home: fullAddress(home),
    equalAddresses: isSame(home, mailing),
    mailing: fullAddress(isSame(home, mailing) ? undefined : mailing),
    tel: phoneFromWire(tel),
    mail: mail || member.email,
  }),
  formPart: (values) => toAddressBody('', values),
  save: async (key, values) => {
    await submitStep2(toAddressBody(key, values));
    return {};
  },
  codeFields: { validate_phone: 'tel' },
  Fields,
  useNextDisabledReason,
});

/** The form → /submit-2: no mailing address when it is the same (contract.ts). */
const toAddressBody = (key: string, { home, equalAddresses, mailing, tel, mail }: AddressValues) => ({
  key,
  home: cleanAddress(home),
  mail,
  tel: phoneToWire(tel),
  mailing: equalAddresses ? null : cleanAddress(mailing),
});
