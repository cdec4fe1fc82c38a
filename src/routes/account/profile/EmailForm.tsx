import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { EmailField } from '~/components/form/fields/EmailField';
import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Actions } from '~/components/layout/Actions';
import { DraftLine } from '~/features/drafts/DraftLine';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import { useSavedForm } from '~/routes/account/useSavedForm';
import { changeEmail } from '~/services/account';
import { useSession, useSessionStore } from '~/session/SessionContext';

interface EmailValues {
  email: string;
}

/** A new e-mail takes effect with the link sent to it; until then the old one stays, with the new one shown as pending. */
export const EmailForm = () => {
  const { t } = useTranslation(['portal', 'common']);
  const { currentUser, pendingEmail: pending } = useSession();
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
      <EmailField<EmailValues> name="email" label={t('account.profile.email.email')} />
      <Actions>
        <SubmitButton variant="secondary" disabled={!isDirty} reason={t('account.profile.email.unchanged')}>
          {t('account.profile.email.submit')}
        </SubmitButton>
      </Actions>
      {support.dialog}
    </Form>
  );
};
