import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sessionWarningMs } from '../../domain/constants';
import { required } from '../../domain/validators';
import { Form } from '../../forms/Form';
import { PasswordField } from '../../forms/PasswordField';
import { toServiceError } from '../../http/serviceError';
import { login } from '../../services/accountPublic';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Message } from '../../ui/Message';
import { useErrorText } from '../../ui/useErrorText';

interface PasswordForm {
  password: string;
}

/** The milliseconds left once the last two minutes have begun, a second at a time. */
const useLastMinutes = (): number | undefined => {
  const store = useSessionStore();
  const { token } = useSession();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const look = (): void => {
      const remaining = store.remaining();
      setLeft(remaining !== undefined && remaining <= sessionWarningMs ? Math.max(0, remaining) : undefined);
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [store, token]);
  return left;
};

const clockText = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Two minutes before the end: sign in again with the password, in place, the page under it untouched (SES-7). */
export const SessionEnding = () => {
  const { t } = useTranslation('common');
  const store = useSessionStore();
  const { currentUser, support } = useSession();
  const errorText = useErrorText();
  const left = useLastMinutes();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const form = useForm<PasswordForm>({ defaultValues: { password: '' } });
  const open = left !== undefined && currentUser !== undefined && !support;

  const signInAgain = async ({ password }: PasswordForm): Promise<void> => {
    if (currentUser === undefined) return;
    setCodes([]);
    try {
      const { token, user } = await login({ login: currentUser.email, password });
      store.signIn({ token, user });
      form.reset();
    } catch (error) {
      setCodes(toServiceError(error).codes);
    }
  };

  return (
    <Dialog
      open={open}
      title={t('ending.title')}
      actions={
        <Button variant="text" onClick={() => store.end('loggedOut')}>
          {t('menu.logOut')}
        </Button>
      }
    >
      <Form form={form} onSubmit={signInAgain}>
        <p>{t('ending.text', { time: clockText(left ?? 0) })}</p>
        {codes.map((code) => (
          <Message key={code} tone="error" live>
            {errorText(code)}
          </Message>
        ))}
        <input type="text" name="username" autoComplete="username" value={currentUser?.email ?? ''} readOnly hidden />
        <PasswordField<PasswordForm> name="password" label={t('ending.password')} autoComplete="current-password" rules={[(value) => required(value)]} />
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('ending.stay')}
        </Button>
      </Form>
    </Dialog>
  );
};
