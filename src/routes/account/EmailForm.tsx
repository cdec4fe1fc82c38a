import Box from '@mui/material/Box';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '../../features/drafts/DraftLine';
import { useDraft } from '../../features/drafts/useDraft';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { EmailField } from '../../components/form/EmailField';
import { EmailSuggestion } from '../../components/form/EmailSuggestion';
import { Form } from '../../components/form/Form';
import { changeEmail } from '../../services/account';
import { useSession } from '../../session/SessionContext';
import { Actions } from '../../components/Actions';
import { SubmitButton } from '../../components/form/SubmitButton';
import { Message } from '../../components/Message';
import { useNotices } from '../../components/notices/NoticeContext';
import { usePendingEmail } from './usePendingEmail';

interface EmailValues {
  email: string;
}

/** A new e-mail takes effect with the link sent to it; until then the old one stays, with the new one shown as pending. */
export const EmailForm = () => {
  const { t } = useTranslation('account');
  const { show } = useNotices();
  const { currentUser } = useSession();
  const current = currentUser?.email ?? '';
  const form = useForm<EmailValues>({ defaultValues: { email: current }, shouldFocusError: false });
  const draft = useDraft(form, 'profile.email');
  const { pending, remember } = usePendingEmail(current);
  const unchanged = useWatch({ control: form.control, name: 'email' }) === current;

  const submit = useFormSubmit(form, async ({ email }) => {
    await changeEmail({ email });
    remember(email);
    form.reset({ email: current });
    // The button is disabled from now on; a reset field is there again with the next render.
    requestAnimationFrame(() => form.setFocus('email'));
    draft.drop();
    show('success', 'privateEmailSent');
  });

  return (
    <Form form={form} onSubmit={submit} label={t('profile.email.title')}>
      <DraftLine draft={draft} />
      {/* The live region is there before its text, and takes no room until then. */}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {pending !== undefined && <Message>{t('profile.email.pending', { email: pending, current })}</Message>}
      </Box>
      <EmailField<EmailValues> name="email" label={t('profile.email.email')} />
      <EmailSuggestion<EmailValues> name="email" />
      <Actions>
        <SubmitButton variant="secondary" disabled={unchanged} reason={t('profile.email.unchanged')}>
          {t('profile.email.submit')}
        </SubmitButton>
      </Actions>
    </Form>
  );
};
