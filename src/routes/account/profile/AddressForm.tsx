import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '~/components/form/address/AddressBlock';
import { AddressText } from '~/components/form/address/AddressText';
import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Actions } from '~/components/layout/Actions';
import { cleanAddress, type Address } from '~/domain/identity/address';
import { DraftLine } from '~/features/drafts/DraftLine';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { useSavedForm } from '~/routes/account/useSavedForm';
import { changeAddress } from '~/services/account';

interface AddressValues {
  address: Address;
}

export const AddressForm = ({ address }: AddressValues) => {
  const { t } = useTranslation('portal');
  const form = useForm<AddressValues>({ defaultValues: { address: cleanAddress(address) }, shouldFocusError: false });
  const { isDirty } = form.formState;
  const { draft, savedValues, submit } = useSavedForm(form, 'profile.address', (values) =>
    changeAddress(cleanAddress(values.address)),
  );

  return (
    <Form form={form} onSubmit={submit} label={t('account.profile.address.title')}>
      <MemberConfirmation takesFocus={!isDirty}>
        {savedValues && (
          <p>
            {t('account.profile.address.saved')} <AddressText address={savedValues.address} />
          </p>
        )}
      </MemberConfirmation>
      <DraftLine draft={draft} />
      <AddressBlock name="address" />
      <Actions>
        <SubmitButton variant="secondary" disabled={!isDirty} reason={t('account.profile.address.unchanged')}>
          {t('account.profile.address.submit')}
        </SubmitButton>
      </Actions>
    </Form>
  );
};
