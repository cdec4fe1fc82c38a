import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Message } from '~/components/feedback/Message';
import { Skeleton } from '~/components/feedback/Skeleton';
import { useRead } from '~/components/feedback/useRead';
import { AddressBlock } from '~/components/form/address/AddressBlock';
import { AddressText } from '~/components/form/address/AddressText';
import { EmailField } from '~/components/form/fields/EmailField';
import { Form } from '~/components/form/Form';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { phoneMask } from '~/components/form/masks/masks';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Columns } from '~/components/layout/Columns';
import { Page } from '~/components/layout/Page';
import { cleanAddress, type Address } from '~/domain/identity/address';
import { phoneFromWire, phone as phoneRule, phoneToWire } from '~/domain/identity/phone';
import { required } from '~/domain/validation/validators';
import { DraftLine } from '~/features/drafts/DraftLine';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import { LoadedForMember } from '~/routes/account/LoadedForMember';
import { useSavedForm } from '~/routes/account/useSavedForm';
import { changeAddress, changeEmail, changePhone, getProfile } from '~/services/account';
import { useSession, useSessionStore } from '~/session/SessionContext';

interface EmailValues {
  email: string;
}

/** A new e-mail takes effect with the link sent to it; until then the old one stays, with the new one shown as pending. */
const EmailForm = () => {
  const { t } = useTranslation(['portal', 'common']);
  const currentUser = useSession((session) => session.currentUser);
  const pending = useSession((session) => session.pendingEmail);
  const store = useSessionStore();
  const current = currentUser?.email ?? '';
  const form = useForm<EmailValues>({ defaultValues: { email: current }, shouldFocusError: false });
  const { isDirty } = form.formState;
  const support = useSupportConfirm();
  const { draft, savedValues, submit } = useSavedForm(
    form,
    'profile.email',
    async ({ email }) => {
      const epoch = store.sessionEpoch();
      const reply = await changeEmail({ email });
      store.updateIfCurrent(epoch, () => ({ pendingEmail: email }));
      return reply;
    },
    { valuesAfter: () => ({ email: current }) },
  );
  const isSent = savedValues !== undefined;

  return (
    <Form
      form={form}
      onSubmit={async (values) => (await support.confirm('email')) && submit(values)}
      label={t('account.profile.email.title')}
    >
      <MemberConfirmation
        // A new message replaces the one of an earlier visit, and takes the focus.
        key={String(isSent)}
        takesFocus={isSent && !isDirty}
        tone={isSent ? 'success' : 'info'}
        title={t(isSent ? 'common:notice.privateEmailSent' : 'account.profile.email.pending', { email: pending ?? '' })}
      >
        {pending !== undefined && <p>{t('account.profile.email.pendingText', { current })}</p>}
      </MemberConfirmation>
      <DraftLine draft={draft} />
      <EmailField />
      <Actions>
        <SubmitButton variant="secondary" disabled={!isDirty} reason={t('account.profile.email.unchanged')}>
          {t('account.profile.email.submit')}
        </SubmitButton>
      </Actions>
      {support.dialog}
    </Form>
  );
};

interface PhoneValues {
  phone: string;
}

/** A mobile number, shown as +36/99/9999999 however it is given. */
const PhoneForm = ({ phone }: PhoneValues) => {
  const { t } = useTranslation('portal');
  const form = useForm<PhoneValues>({ defaultValues: { phone: phoneFromWire(phone) }, shouldFocusError: false });
  const { isDirty } = form.formState;
  const { draft, savedValues, submit } = useSavedForm(form, 'profile.phone', (values) =>
    changePhone({ phoneNumber: phoneToWire(values.phone) }),
  );

  return (
    <Form form={form} onSubmit={submit} label={t('account.profile.phone.title')}>
      <MemberConfirmation takesFocus={!isDirty}>
        {savedValues && <p>{t('account.profile.phone.saved', { phone: savedValues.phone })}</p>}
      </MemberConfirmation>
      <DraftLine draft={draft} />
      <MaskedField<PhoneValues>
        name="phone"
        label={t('account.profile.phone.phone')}
        type="tel"
        autoComplete="tel"
        placeholder="+36/30/1234567"
        mask={phoneMask}
        rules={[required, phoneRule]}
      />
      <Actions>
        <SubmitButton variant="secondary" disabled={!isDirty} reason={t('account.profile.phone.unchanged')}>
          {t('account.profile.phone.submit')}
        </SubmitButton>
      </Actions>
    </Form>
  );
};

interface AddressValues {
  address: Address;
}

const AddressForm = ({ address }: AddressValues) => {
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

/** The path's last part after an e-mail change; any other means nothing. */
const changed = 'success';

/** /profile/data/:success? : e-mail, phone and postal address, each saved by itself. */
const ProfilePage = () => {
  const { t } = useTranslation(['portal', 'common']);
  const { success } = useParams();
  const currentUser = useSession((session) => session.currentUser);
  // The forms have to start from what is stored now, so nothing is cached from an earlier visit.
  const profile = useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => getProfile(signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  const { data, failure } = useRead(profile);

  return (
    <Page title={t('member.menu.profile')}>
      {/* Part of the page rather than a notice above it: it is there from the first frame, so nothing jumps. */}
      {success === changed && (
        <Message tone="success" live>
          {t('common:notice.emailChanged')}
        </Message>
      )}
      <Columns equal>
        <Card title={t('account.profile.email.title')}>
          {/* A new form for an address that was confirmed elsewhere. */}
          <EmailForm key={currentUser?.email} />
        </Card>
        {data !== undefined && (
          <Card title={t('account.profile.phone.title')}>
            <PhoneForm phone={data.phone} />
          </Card>
        )}
        {data === undefined && failure === undefined && (
          <Card>
            <Skeleton lines={4} silent />
          </Card>
        )}
      </Columns>
      <Card title={data === undefined ? undefined : t('account.profile.address.title')}>
        <LoadedForMember query={profile} lines={10}>
          {({ address }) => <AddressForm address={address} />}
        </LoadedForMember>
      </Card>
    </Page>
  );
};

export { ProfilePage as Component };
