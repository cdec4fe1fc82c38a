import { Box } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { Form } from '~/components/form/Form';
import { NewPasswordFields } from '~/components/form/password/NewPasswordFields';
import { PasswordField } from '~/components/form/password/PasswordField';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';
import { passwordMinLength } from '~/domain/constants';
import { differsFrom, required } from '~/domain/validation/validators';
import { useEarlierTry } from '~/features/calls/useEarlierTry';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { isServiceError, ServiceError } from '~/http/serviceError';
import { paths } from '~/paths';
import { changePassword } from '~/services/account';
import { useSession } from '~/session/SessionContext';

interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

const empty: PasswordValues = { oldPassword: '', newPassword: '', newPasswordAgain: '' };

/** The code of a failed sign-in, here of a wrong present password. */
const namePresentPassword = (error: unknown): never => {
  if (!isServiceError(error) || !error.codes.includes('ACC_INVALID_AUTHENTICATION')) throw error;
  const codes = error.codes.map((code) => (code === 'ACC_INVALID_AUTHENTICATION' ? 'INVALID_PASSWORD' : code));
  throw new ServiceError(error.kind, codes, error.reference);
};

/** /profile/chpass. Passwords are never kept as drafts. */
const ChangePasswordPage = () => {
  const { t } = useTranslation(['portal', 'common']);
  const currentUser = useSession((session) => session.currentUser);
  const support = useSession((session) => session.support ?? false);
  const email = currentUser?.email ?? '';
  const form = useForm<PasswordValues>({ defaultValues: empty, shouldFocusError: false });
  const [isChanged, setChanged] = useState(false);

  const withEarlierTry = useEarlierTry('/change-password');
  const submit = useFormSubmit(
    form,
    async ({ oldPassword, newPassword }) => {
      const reply = await withEarlierTry(email, () =>
        changePassword({ email, oldPassword, newPassword }).catch(namePresentPassword),
      );
      form.reset(empty);
      setChanged(true);
      return reply;
    },
    { fields: { earlierTryPassword: 'oldPassword' } },
  );

  if (support)
    return (
      <Page title={t('member.menu.changePassword')}>
        <Message title={t('account.password.support')}>{t('account.password.supportText')}</Message>
      </Page>
    );
  if (isChanged)
    return (
      <Page title={t('member.menu.changePassword')}>
        <MemberConfirmation takesFocus title={t('common:notice.passwordChanged')}>
          <p>{t('account.password.saved')}</p>
        </MemberConfirmation>
        <Actions>
          <LinkButton to={paths.overview} variant="primary">
            {t('member.toOverview')}
          </LinkButton>
        </Actions>
      </Page>
    );
  return (
    <Page title={t('member.menu.changePassword')} lead={t('account.password.lead', { n: passwordMinLength })}>
      <Card>
        <Box sx={{ maxWidth: 420 }}>
          <Form form={form} onSubmit={submit}>
            {/* Tells a password manager whose password this is. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField<PasswordValues>
              name="oldPassword"
              label={t('account.password.oldPassword')}
              autoComplete="current-password"
              rules={[required]}
              deps={['newPassword']}
            />
            <NewPasswordFields<PasswordValues>
              name="newPassword"
              label={t('member.newPassword')}
              rules={[(value, values) => differsFrom(values.oldPassword)(value)]}
              again={{ name: 'newPasswordAgain', label: t('member.newPasswordAgain') }}
            />
            <Actions>
              <SubmitButton>{t('common:button.save')}</SubmitButton>
            </Actions>
          </Form>
        </Box>
      </Card>
    </Page>
  );
};

export { ChangePasswordPage as Component };
