import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { EmailField } from '~/components/form/fields/EmailField';
import { Form } from '~/components/form/Form';
import { resetSaved } from '~/components/form/resetSaved';
import { SubmitButton } from '~/components/form/SubmitButton';
import { useConfirmation } from '~/components/form/useConfirmation';
import { Actions } from '~/components/layout/Actions';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { DraftLine } from '~/features/drafts/DraftLine';
import { useDraft } from '~/features/drafts/useDraft';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
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
  const draft = useDraft(form, 'profile.email');
  const [sent, confirm] = useConfirmation<true, EmailValues>(form);
  const unchanged = useWatch({ control: form.control, name: 'email' }) === current;

  const support = useSupportConfirm();
  const submit = useFormSubmit(form, async (values) => {
    const { email } = values;
    const epoch = store.sessionEpoch();
    const reply = await changeEmail({ email });
    store.updateIfCurrent(epoch, () => ({ pendingEmail: email }));
    draft.drop();
    resetSaved(form, values, { email: current });
    confirm(true);
    return reply;
  });

  return (
    <Form
      form={form}
      onSubmit={async (values) => (await support.confirm('email')) && submit(values)}
      label={t('account.profile.email.title')}
    >
      <MemberConfirmation
        // A new message replaces the one of an earlier visit, and takes the focus.
        key={String(sent)}
        takesFocus={sent && !isDirty}
        tone={sent ? 'success' : 'info'}
        title={sent && t('common:notice.privateEmailSent', { email: pending ?? '' })}
      >
        {pending !== undefined && <p>{t('account.profile.email.pending', { email: pending, current })}</p>}
      </MemberConfirmation>
      <DraftLine draft={draft} />
      <EmailField<EmailValues> name="email" label={t('account.profile.email.email')} />
      <Actions>
        <SubmitButton variant="secondary" disabled={unchanged} reason={t('account.profile.email.unchanged')}>
          {t('account.profile.email.submit')}
        </SubmitButton>
      </Actions>
      {support.dialog}
    </Form>
  );
};
