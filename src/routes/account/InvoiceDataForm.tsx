import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatAddress, isEmptyAddress } from '../../domain/address';
import { DraftLine } from '../../features/drafts/DraftLine';
import { useDraft } from '../../features/drafts/useDraft';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { CheckboxField } from '../../components/form/CheckboxField';
import { Form } from '../../components/form/Form';
import { changeInvoiceData, type InvoiceData } from '../../services/account';
import { Actions } from '../../components/Actions';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useNotices } from '../../components/notices/NoticeContext';
import { employerIncomplete, formValues, invoiceDataBody, type InvoiceDataValues } from './invoiceData';
import { InvoicePartyFields } from './InvoicePartyFields';

/** The member's own data, as far as the service gives them: what the checkbox stands for. */
const OwnData = ({ data: { current, partner } }: { data: InvoiceData }) => {
  const own = partner ?? (current.direction === 0 ? current : undefined);
  if (own === undefined || own.name === '') return null;
  return (
    <Typography variant="body2" sx={{ display: 'grid', lineHeight: '20px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {/* Names can be of any length. */}
      <Box component="span" sx={{ display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical' }}>
        {own.name}
      </Box>
      {own.address !== undefined && !isEmptyAddress(own.address) && <span>{formatAddress(own.address)}</span>}
    </Typography>
  );
};

/** Own data, or one of three modes; each keeps what was typed in it until the form is saved. */
export const InvoiceDataForm = ({ data }: { data: InvoiceData }) => {
  const { t } = useTranslation(['account', 'common']);
  const { show } = useNotices();
  const form = useForm<InvoiceDataValues>({ defaultValues: formValues(data), shouldFocusError: false });
  const draft = useDraft(form, 'invoiceData');
  const [own, direction] = useWatch({ control: form.control, name: ['own', 'direction'] });
  const closed = !own && direction === '3' && employerIncomplete(data);

  const submit = useFormSubmit(form, async (values) => {
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
        <SubmitButton disabled={closed} reason={t('invoiceData.employerIncomplete')}>
          {t('common:button.save')}
        </SubmitButton>
      </Actions>
    </Form>
  );
};
