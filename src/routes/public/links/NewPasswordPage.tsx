import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/password/PasswordField';
import { PasswordMeter } from '../../../components/form/password/PasswordMeter';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { Page } from '../../../components/layout/Page';
import { useNotices } from '../../../components/notices/NoticeContext';
import { passwordMinLength } from '../../../domain/constants';
import { isPathToken } from '../../../domain/text/pathToken';
import { password as longEnough, passwordsMatch, required } from '../../../domain/text/validators';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { paths } from '../../../paths';
import { resetPassword } from '../../../services/accountPublic';

interface NewPasswordValues {
  newPassword: string;
  newPasswordAgain: string;
}

const NewPasswordForm = ({ activator }: { activator: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  const { showNext } = useNotices();
  const navigate = useNavigate();
  const form = useForm<NewPasswordValues>({
    defaultValues: { newPassword: '', newPasswordAgain: '' },
    shouldFocusError: false,
  });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const submit = useFormSubmit(form, ({ newPassword: password }) => resetPassword({ activator, password }), {
    onSuccess: async () => {
      showNext('success', 'passwordChanged');
      await navigate(paths.login, { replace: true });
    },
  });
  return (
    <Form form={form} onSubmit={submit}>
      {/* Only the link knows the login, so password managers have to ask. */}
      <input type="text" name="username" autoComplete="username" readOnly hidden />
      <PasswordField<NewPasswordValues>
        name="newPassword"
        label={t('public.newPassword.newPassword')}
        autoComplete="new-password"
        hint={t('public.password.hint', { n: passwordMinLength })}
        rules={[required, longEnough]}
      />
      <PasswordMeter password={newPassword} />
      <PasswordField<NewPasswordValues>
        name="newPasswordAgain"
        label={t('public.newPassword.newPasswordAgain')}
        autoComplete="new-password"
        rules={[required, (value, values) => passwordsMatch(values.newPassword)(value)]}
      />
      <SubmitButton wide>{t('common:button.save')}</SubmitButton>
    </Form>
  );
};

/** /password/:lang/:token : sets a new password with the e-mailed link. */
export const Component = () => {
  const { t } = useTranslation(['portal', 'common']);
  const { token = '' } = useParams();
  return (
    <Page narrow title={t('public.newPassword.title')}>
      {isPathToken(token) ? (
        <NewPasswordForm activator={token} />
      ) : (
        <Message tone="warning" title={t('common:errors.INVALID_TOKEN')} />
      )}
      <LinkButton to={paths.forgottenDetails} variant="text" wide fullLoad>
        {t('public.newPassword.askAgain')}
      </LinkButton>
    </Page>
  );
};
