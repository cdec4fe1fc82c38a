import { useForm } from 'react-hook-form';
import { cleanAddress, emptyAddress, type Address } from '../../domain/address';
import { DraftLine } from '../../flows/DraftLine';
import { useDraft } from '../../flows/useDraft';
import { useFormCall } from '../../flows/useFormCall';
import { AddressBlock } from '../../forms/AddressBlock';
import { Form } from '../../forms/Form';
import { useTexts } from '../../i18n/TextsContext';
import { changeAddress } from '../../services/account';
import { Actions } from '../../ui/Actions';
import { Button } from '../../ui/Button';
import { useNotices } from '../../ui/notices/NoticeContext';

interface AddressValues {
  address: Required<Address>;
}

/** The postal address (PROF-4). */
export const AddressForm = ({ address }: { address: Address }) => {
  const t = useTexts('account');
  const { show } = useNotices();
  const form = useForm<AddressValues>({ defaultValues: { address: { ...emptyAddress(), ...cleanAddress(address) } }, shouldFocusError: false });
  const draft = useDraft(form, 'profile.address');

  const submit = useFormCall(form, async (values) => {
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
        <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
          {t('profile.address.submit')}
        </Button>
      </Actions>
    </Form>
  );
};
