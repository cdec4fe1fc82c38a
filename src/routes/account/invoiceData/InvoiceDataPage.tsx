import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import { AddressBlock } from '../../../components/form/address/AddressBlock';
import { FieldGrid } from '../../../components/form/FieldGrid';
import { CheckboxField } from '../../../components/form/fields/CheckboxField';
import { RadioCards, type RadioChoice } from '../../../components/form/fields/RadioCards';
import { TextField } from '../../../components/form/fields/TextField';
import { Form } from '../../../components/form/Form';
import { MaskedField } from '../../../components/form/masks/MaskedField';
import { taxMask } from '../../../components/form/masks/masks';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useConfirmation } from '../../../components/form/useConfirmation';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Page } from '../../../components/layout/Page';
import { formatAddress, isEmptyAddress } from '../../../domain/identity/address';
import { nameInOrder } from '../../../domain/identity/member';
import { companyTaxNumber } from '../../../domain/identity/taxNumber';
import { requireChoice, required } from '../../../domain/text/validators';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { DraftLine } from '../../../features/drafts/DraftLine';
import { useDraft } from '../../../features/drafts/useDraft';
import { MemberConfirmation } from '../../../features/member/MemberConfirmation';
import { NoKr } from '../../../features/member/NoKr';
import { useLanguage } from '../../../i18n/useLanguage';
import { changeInvoiceData, getInvoiceData, type InvoiceData } from '../../../services/account';
import { useSession } from '../../../session/SessionContext';
import { LoadedForMember } from '../LoadedForMember';
import {
  employerOf,
  formValues,
  invoiceDataBody,
  isDirection,
  mayInvoiceEmployer,
  switchDirection,
  type Body,
  type Direction,
  type InvoiceDataValues,
} from './invoiceData';

/** Step 5 calls it `tax`. */
const ownFields = { validate_taxNum: 'taxNumber' } as const;

/** The member's own data as text, as far as the service gives them. */
const OwnData = ({ data: { current, partner } }: { data: InvoiceData }) => {
  const language = useLanguage();
  const own = partner ?? (current.direction === 0 ? current : undefined);
  if (own === undefined || own.name === '') return null;
  return (
    <div>
      <p>{nameInOrder(own.name, language)}</p>
      {own.address !== undefined && !isEmptyAddress(own.address) && <p>{formatAddress(own.address)}</p>}
    </div>
  );
};

/** Somebody else's name and address, and the tax number of who has one. */
const PartyFields = ({ withTax }: { withTax: boolean }) => {
  const { t } = useTranslation('portal');
  return (
    <Stack spacing={2}>
      <FieldGrid>
        <TextField<InvoiceDataValues>
          name="name"
          label={t('account.invoiceData.name')}
          autoComplete={withTax ? 'organization' : 'name'}
          rules={[required]}
        />
        {withTax && (
          <MaskedField<InvoiceDataValues>
            name="taxNumber"
            label={t('account.invoiceData.taxNumber')}
            placeholder={t('account.invoiceData.taxPlaceholder')}
            autoComplete="off"
            mask={taxMask}
            rules={[required, companyTaxNumber]}
          />
        )}
      </FieldGrid>
      <AddressBlock name="address" />
    </Stack>
  );
};

/** Others than the member; the employer where they can be chosen, or have been. */
const useOthers = (data: InvoiceData): RadioChoice[] => {
  const { t } = useTranslation('portal');
  const { name = '', tax = '', address } = employerOf(data) ?? {};
  const employer: RadioChoice = {
    value: '3',
    label: name === '' ? t('invoiceTo.unnamedEmployer') : t('invoiceTo.employer', { name }),
    hint:
      mayInvoiceEmployer(data) && address !== undefined
        ? t('invoiceTo.party', { tax, address: formatAddress(address) })
        : undefined,
  };
  return [
    ...(mayInvoiceEmployer(data) || data.current.direction === 3 ? [employer] : []),
    { value: '2', label: t('invoiceTo.person') },
    { value: '1', label: t('invoiceTo.company'), hint: t('account.invoiceData.withTaxNumber') },
  ];
};

/** The member's own data, or somebody else's in one of three modes; each keeps what was typed in it until the form is saved. */
const InvoiceDataForm = ({ data }: { data: InvoiceData }) => {
  const { t } = useTranslation(['portal', 'common']);
  const form = useForm<InvoiceDataValues>({ defaultValues: formValues(data), shouldFocusError: false });
  const draft = useDraft(form, 'invoiceData');
  const [saved, confirm] = useConfirmation<Body, InvoiceDataValues>(form);
  const direction = useWatch({ control: form.control, name: 'direction' });
  const others = useOthers(data);
  const closed = direction === '3' && !mayInvoiceEmployer(data);

  const open = (to: Direction): void => {
    if (to === direction) return;
    // The form already has the new direction, while the fields still have the old one's values.
    const values = switchDirection({ ...form.getValues(), direction }, to, data);
    for (const name of ['own', 'direction', 'last', 'name', 'taxNumber', 'address', 'kept'] as const)
      form.setValue(name, values[name], { shouldDirty: true });
    form.clearErrors();
  };
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

  const fields = {
    1: <PartyFields withTax />,
    2: <PartyFields withTax={false} />,
    3: (
      <Message tone={closed ? 'warning' : 'info'}>
        {t(`account.invoiceData.${closed ? 'employerAdvice' : 'locked'}`)}
      </Message>
    ),
  };
  return (
    <Form form={form} onSubmit={submit}>
      <MemberConfirmation takesFocus title={t('common:notice.invoiceChanged')}>
        {saved !== undefined && (
          <p>{t(saved.own ? 'account.invoiceData.savedOwn' : 'account.invoiceData.saved', { name: saved.name })}</p>
        )}
      </MemberConfirmation>
      <DraftLine draft={draft} />
      <CheckboxField<InvoiceDataValues>
        name="own"
        label={t('account.invoiceData.own')}
        onValue={(own) => open(own ? '0' : form.getValues('last'))}
      />
      {direction === '0' ? (
        <OwnData data={data} />
      ) : (
        <RadioCards<InvoiceDataValues>
          name="direction"
          label={t('account.invoiceData.direction')}
          choices={others}
          rules={[requireChoice]}
          fields={fields[direction]}
          onValue={(value) => {
            if (isDirection(value)) open(value);
          }}
        />
      )}
      <Actions>
        <SubmitButton disabled={closed} reason={t('account.invoiceData.employerIncomplete')}>
          {t('common:button.save')}
        </SubmitButton>
      </Actions>
    </Form>
  );
};

const MemberInvoiceData = () => {
  // The form has to start from what is stored now, so nothing is cached from an earlier visit.
  const query = useQuery({
    queryKey: ['invoice-data'],
    queryFn: ({ signal }) => getInvoiceData(signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Card>
      <LoadedForMember query={query} lines={6} phoneLines={9}>
        {(data) => <InvoiceDataForm data={data} />}
      </LoadedForMember>
    </Card>
  );
};

/** /invoicedata: to whom the invoices are made out. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('account.invoiceData.title')} lead={t('account.invoiceData.lead')}>
      {currentUser?.kr === undefined ? <NoKr code="PROFILE_NO_KR" /> : <MemberInvoiceData />}
    </Page>
  );
};
