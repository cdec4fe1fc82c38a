import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { passwordMinLength } from '../../domain/constants';
import { isPathToken } from '../../domain/pathToken';
import { password as longEnough, passwordsMatch, required } from '../../domain/validators';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { Form } from '../../components/form/Form';
import { PasswordField } from '../../components/form/PasswordField';
import { PasswordMeter } from '../../components/form/PasswordMeter';
import { paths } from '../../paths';
import { resetPassword } from '../../services/accountPublic';
import { LinkButton } from '../../components/Button';
import { SubmitButton } from '../../components/form/SubmitButton';
import { Message } from '../../components/Message';
import { useNotices } from '../../components/notices/NoticeContext';
import { Page } from '../../components/Page';
import { useMounted } from '../../components/useMounted';

interface NewPasswordValues {
  newPassword: string;
  newPasswordAgain: string;
}

const NewPasswordForm = ({ activator }: { activator: string }) => {
  const { t } = useTranslation(['public', 'common']);
  const { showNext } = useNotices();
  const isMounted = useMounted();
  const navigate = useNavigate();
  const form = useForm<NewPasswordValues>({ defaultValues: { newPassword: '', newPasswordAgain: '' }, shouldFocusError: false });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const submit = useFormSubmit(form, async ({ newPassword: password }) => {
    await resetPassword({ activator, password });
    showNext('success', 'passwordChanged');
    if (isMounted()) await navigate(paths.login, { replace: true });
  });
  return (
    <Form form={form} onSubmit={submit}>
      {/* Only the link knows the login, so password managers have to ask. */}
      <input type="text" name="username" autoComplete="username" readOnly hidden />
      <PasswordField<NewPasswordValues>
        name="newPassword"
        label={t('newPassword.newPassword')}
        autoComplete="new-password"
        hint={t('password.hint', { n: passwordMinLength })}
        rules={[required, longEnough]}
      />
      <PasswordMeter password={newPassword} />
      <PasswordField<NewPasswordValues>
        name="newPasswordAgain"
        label={t('newPassword.newPasswordAgain')}
        autoComplete="new-password"
        rules={[required, (value, values) => passwordsMatch(values.newPassword)(value)]}
      />
      <SubmitButton wide>
        {t('common:button.save')}
      </SubmitButton>
    </Form>
  );
};

/** /password/:lang/:token : sets a new password with the e-mailed link. */
export const Component = () => {
  const { t } = useTranslation(['public', 'errors']);
  const { token = '' } = useParams();
  return (
    <Page narrow title={t('newPassword.title')}>
      {isPathToken(token) ? <NewPasswordForm activator={token} /> : <Message tone="warning" title={t('errors:INVALID_TOKEN')} />}
      <LinkButton to={paths.forgottenDetails} variant="text" wide fullLoad>
        {t('newPassword.askAgain')}
      </LinkButton>
    </Page>
  );
};
