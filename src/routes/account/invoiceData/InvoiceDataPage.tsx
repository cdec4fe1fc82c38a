import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';
import { AddressText } from '~/components/form/address/AddressText';
import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { ChoiceCards, type Choice } from '~/components/form/fields/ChoiceCards';
import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';
import { isEmptyAddress } from '~/domain/identity/address';
import { nameInOrder } from '~/domain/identity/member';
import { requireChoice } from '~/domain/validation/validators';
import { DraftLine } from '~/features/drafts/DraftLine';
import { emptyParty, PartyFields, switchParty, useEmployerTexts } from '~/features/invoicing/InvoiceParty';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { NoContract } from '~/features/member/NoContract';
import { useLanguage } from '~/i18n/useLanguage';
import { LoadedForMember } from '~/routes/account/LoadedForMember';
import { useSavedForm } from '~/routes/account/useSavedForm';
import { changeInvoiceData, getInvoiceData, type InvoiceData } from '~/services/account';
import { useSession } from '~/session/SessionContext';

import {
  directions,
  employerOf,
  employerProblem,
  formValues,
  isDirection,
  toBody,
  type Direction,
  type InvoiceDataValues,
} from './invoiceDataValues';

const OwnData = ({ data: { current, partner } }: { data: InvoiceData }) => {
  const language = useLanguage();
  const own = partner ?? (current.direction === 0 ? current : undefined);
  if (own === undefined || own.name === '') return null;
  return (
    <div>
      <p>{nameInOrder(own.name, language)}</p>
      {own.address !== undefined && !isEmptyAddress(own.address) && (
        <p>
          <AddressText address={own.address} />
        </p>
      )}
    </div>
  );
};

/** Others than the member; the employer where they can be chosen, or have been. */
const useOthers = (data: InvoiceData): Choice[] => {
  const { t } = useTranslation('portal');
  const { nameText, dataText } = useEmployerTexts();
  const employer = employerOf(data) ?? emptyParty();
  const canChoose = employerProblem(data) === undefined;
  const texts = {
    3: { label: nameText(employer.name), hint: canChoose ? dataText(employer) : undefined },
    2: { label: t('invoiceTo.person'), hint: undefined },
    1: { label: t('invoiceTo.company'), hint: t('account.invoiceData.withTaxNumber') },
  };
  const offered = directions.filter((value) => value !== '3' || canChoose || data.current.direction === 3);
  return offered.map((value) => ({ value, ...texts[value] }));
};

const InvoiceDataForm = ({ data }: { data: InvoiceData }) => {
  const { t } = useTranslation(['portal', 'common']);
  const form = useForm<InvoiceDataValues>({ defaultValues: formValues(data), shouldFocusError: false });
  const { draft, savedValues, submit } = useSavedForm(
    form,
    'invoiceData',
    (values) => changeInvoiceData(toBody(values, data)),
    // In step 5 the field is called `tax`, and so the catalogue has it.
    { fields: { validate_taxNum: 'taxNumber' } },
  );
  const [own, direction] = useWatch({ control: form.control, name: ['own', 'direction'] });
  const others = useOthers(data);
  const problem = !own && direction === '3' ? employerProblem(data) : undefined;

  /** The form already has the next direction, while the fields still have the old one's values. */
  const open = (next: Direction): void => {
    const { name, taxNumber, address, parties } = form.getValues();
    const opened = switchParty({ direction, party: { name, tax: taxNumber, address }, parties }, next);
    form.setValue('name', opened.party.name, { shouldDirty: true });
    form.setValue('taxNumber', opened.party.tax, { shouldDirty: true });
    form.setValue('address', opened.party.address, { shouldDirty: true });
    form.setValue('parties', opened.parties, { shouldDirty: true });
    form.clearErrors();
  };

  const locked = problem === undefined ? <Message>{t('account.invoiceData.locked')}</Message> : null;
  return (
    <Form form={form} onSubmit={submit}>
      <MemberConfirmation takesFocus={!form.formState.isDirty} title={t('common:notice.invoiceChanged')}>
        {savedValues && (
          <p>
            {savedValues.own
              ? t('account.invoiceData.savedOwn')
              : t('account.invoiceData.saved', { name: toBody(savedValues, data).name })}
          </p>
        )}
      </MemberConfirmation>
      <DraftLine draft={draft} />
      <CheckboxField<InvoiceDataValues>
        name="own"
        label={t('account.invoiceData.own')}
        onValue={() => form.clearErrors()}
      />
      {own ? (
        <OwnData data={data} />
      ) : (
        <ChoiceCards<InvoiceDataValues>
          name="direction"
          label={t('account.invoiceData.direction')}
          choices={others}
          rules={[requireChoice]}
          fields={direction === '3' ? locked : <PartyFields withTax={direction === '1'} taxName="taxNumber" />}
          onValue={(value) => {
            if (isDirection(value) && value !== direction) open(value);
          }}
        />
      )}
      <Actions>
        <SubmitButton
          disabled={problem !== undefined}
          reason={problem === undefined ? '' : t(`account.invoiceData.employer.${problem}`)}
        >
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
      <LoadedForMember query={query} lines={6}>
        {(data) => <InvoiceDataForm data={data} />}
      </LoadedForMember>
    </Card>
  );
};

/** /invoicedata: to whom the invoices are made out. */
const InvoiceDataPage = () => {
  const { t } = useTranslation('portal');
  const currentUser = useSession((session) => session.currentUser);
  return (
    <Page title={t('member.menu.invoiceData')} lead={t('account.invoiceData.lead')}>
      {currentUser?.kr === undefined ? <NoContract code="PROFILE_NO_KR" /> : <MemberInvoiceData />}
    </Page>
  );
};

export { InvoiceDataPage as Component };
