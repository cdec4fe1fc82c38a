import { useForm, useWatch } from 'react-hook-form';
import { formatAddress, isEmptyAddress } from '../../domain/address';
import { DraftLine } from '../../flows/DraftLine';
import { useDraft } from '../../flows/useDraft';
import { useFormCall } from '../../flows/useFormCall';
import { CheckboxField } from '../../forms/CheckboxField';
import { Form } from '../../forms/Form';
import { useTexts } from '../../i18n/TextsContext';
import { changeInvoiceData, type InvoiceData } from '../../services/account';
import { Actions } from '../../ui/Actions';
import { Button } from '../../ui/Button';
import { useNotices } from '../../ui/notices/NoticeContext';
import { employerIncomplete, formValues, invoiceDataBody, type InvoiceDataValues } from './invoiceData';
import { InvoicePartyFields } from './InvoicePartyFields';
import styles from './InvoiceData.module.css';

/** The member's own data, as far as the service tells them: what the checkbox means. */
const OwnData = ({ data: { current, partner } }: { data: InvoiceData }) => {
  const own = partner ?? (current.direction === 0 ? current : undefined);
  if (own === undefined || own.name === '') return null;
  return (
    <p className={styles.own}>
      <span className={styles.name}>{own.name}</span>
      {own.address !== undefined && !isEmptyAddress(own.address) && <span>{formatAddress(own.address)}</span>}
    </p>
  );
};

/** Own data, or one of three modes; each keeps what was typed under it until it is saved (INV-1…INV-4). */
export const InvoiceDataForm = ({ data }: { data: InvoiceData }) => {
  const t = useTexts(['account', 'common']);
  const { show } = useNotices();
  const form = useForm<InvoiceDataValues>({ defaultValues: formValues(data), shouldFocusError: false });
  const draft = useDraft(form, 'invoiceData');
  const [own, direction] = useWatch({ control: form.control, name: ['own', 'direction'] });
  const closed = !own && direction === '3' && employerIncomplete(data);

  const submit = useFormCall(form, async (values) => {
    await changeInvoiceData(invoiceDataBody(values));
    form.reset(values);
    draft.drop();
    show('success', 'invoiceChanged');
  });

  return (
    <Form form={form} onSubmit={submit}>
      <DraftLine draft={draft} />
      <CheckboxField<InvoiceDataValues> name="own" label={t('invoiceData.own')}>
        {own && <OwnData data={data} />}
      </CheckboxField>
      {!own && <InvoicePartyFields data={data} />}
      <Actions>
        <Button type="submit" busy={form.formState.isSubmitting} disabled={closed} reason={t('invoiceData.employerIncomplete')}>
          {t('common:button.save')}
        </Button>
      </Actions>
    </Form>
  );
};
