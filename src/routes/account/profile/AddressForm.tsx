import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '~/components/form/address/AddressBlock';
import { Form } from '~/components/form/Form';
import { resetSaved } from '~/components/form/resetSaved';
import { SubmitButton } from '~/components/form/SubmitButton';
import { useConfirmation } from '~/components/form/useConfirmation';
import { Actions } from '~/components/layout/Actions';
import { cleanAddress, formatAddress, fullAddress, type Address } from '~/domain/identity/address';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { DraftLine } from '~/features/drafts/DraftLine';
import { useDraft } from '~/features/drafts/useDraft';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { changeAddress } from '~/services/account';

interface AddressValues {
  address: Address;
}

/** The postal address. */
export const AddressForm = ({ address }: { address: Address }) => {
  const { t } = useTranslation('portal');
  const form = useForm<AddressValues>({
    defaultValues: { address: fullAddress(cleanAddress(address)) },
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const draft = useDraft(form, 'profile.address');
  const [saved, confirm] = useConfirmation<Address, AddressValues>(form);

  const submit = useFormSubmit(form, async (values) => {
    const address = cleanAddress(values.address);
    const reply = await changeAddress(address);
    draft.drop();
    resetSaved(form, values, { address });
    confirm(address);
    return reply;
  });

  return (
    <Form form={form} onSubmit={submit} label={t('account.profile.address.title')}>
      <MemberConfirmation takesFocus={!isDirty}>
        {saved !== undefined && <p>{t('account.profile.address.saved', { address: formatAddress(saved) })}</p>}
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
