import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useConfirmation } from '../../../components/form/useConfirmation';
import { Actions } from '../../../components/layout/Actions';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { DraftLine } from '../../../features/drafts/DraftLine';
import { useDraft } from '../../../features/drafts/useDraft';
import { MemberConfirmation } from '../../../features/member/MemberConfirmation';
import { changeInvoiceData, type InvoiceData } from '../../../services/account';
import { employerIncomplete, formValues, invoiceDataBody, type Body, type InvoiceDataValues } from './invoiceData';
import { InvoiceTo } from './InvoiceTo';

/** Step 5 calls it `tax`. */
const ownFields = { validate_taxNum: 'taxNumber' } as const;

/** One's own data, or somebody else's in one of three modes; each keeps what was typed in it until the form is saved. */
export const InvoiceDataForm = ({ data }: { data: InvoiceData }) => {
  const { t } = useTranslation(['portal', 'common']);
  const form = useForm<InvoiceDataValues>({ defaultValues: formValues(data), shouldFocusError: false });
  const draft = useDraft(form, 'invoiceData');
  const [saved, confirm] = useConfirmation<Body, InvoiceDataValues>(form);
  const direction = useWatch({ control: form.control, name: 'direction' });
  const closed = direction === '3' && employerIncomplete(data);

  const submit = useFormSubmit(
    form,
    async (values) => {
      const body = invoiceDataBody(values);
      await changeInvoiceData(body);
      form.reset(values);
      draft.drop();
      confirm(body);
    },
    { fields: ownFields },
  );

  return (
    <Form form={form} onSubmit={submit}>
      <DraftLine draft={draft} />
      <InvoiceTo data={data} />
      <Actions>
        <SubmitButton disabled={closed} reason={t('account.invoiceData.employerIncomplete')}>
          {t('common:button.save')}
        </SubmitButton>
      </Actions>
      <MemberConfirmation title={t('common:notice.invoiceChanged')}>
        {saved !== undefined &&
          t(saved.own ? 'account.invoiceData.savedOwn' : 'account.invoiceData.saved', { name: saved.name })}
      </MemberConfirmation>
    </Form>
  );
};
