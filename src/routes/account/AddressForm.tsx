import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cleanAddress, emptyAddress, type Address } from '../../domain/address';
import { DraftLine } from '../../features/drafts/DraftLine';
import { useDraft } from '../../features/drafts/useDraft';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { AddressBlock } from '../../components/form/AddressBlock';
import { Form } from '../../components/form/Form';
import { changeAddress } from '../../services/account';
import { Actions } from '../../components/Actions';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useNotices } from '../../components/notices/NoticeContext';

interface AddressValues {
  address: Required<Address>;
}

/** The postal address. */
export const AddressForm = ({ address }: { address: Address }) => {
  const { t } = useTranslation('account');
  const { show } = useNotices();
  const form = useForm<AddressValues>({ defaultValues: { address: { ...emptyAddress(), ...cleanAddress(address) } }, shouldFocusError: false });
  const draft = useDraft(form, 'profile.address');

  const submit = useFormSubmit(form, async (values) => {
    await changeAddress(cleanAddress(values.address));
    form.reset(values);
    draft.drop();
    show('success', 'profileChangeSuccess');
  });

  return (
    <Form form={form} onSubmit={submit} label={t('profile.address.title')}>
      <DraftLine draft={draft} />
      <AddressBlock name="address" />
      <Actions>
        <SubmitButton variant="secondary">
          {t('profile.address.submit')}
        </SubmitButton>
      </Actions>
    </Form>
  );
};
