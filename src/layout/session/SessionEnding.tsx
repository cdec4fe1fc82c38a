import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Message } from '~/components/feedback/Message';
import { Form } from '~/components/form/Form';
import { PasswordField } from '~/components/form/password/PasswordField';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Dialog } from '~/components/layout/Dialog';
import { sessionWarningMs } from '~/domain/constants';
import { required } from '~/domain/validation/validators';
import { technicalError, toServiceError } from '~/http/serviceError';
import { login } from '~/services/accountPublic';
import { useSession, useSessionStore } from '~/session/SessionContext';
import { tabsOf } from '~/session/tabs';

interface PasswordForm {
  password: string;
}

const everySecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
};

const useLastSeconds = (): number | undefined => {
  const store = useSessionStore();
  return useSyncExternalStore(everySecond, () => {
    const remaining = store.remaining();
    return remaining !== undefined && remaining <= sessionWarningMs
      ? Math.max(0, Math.ceil(remaining / 1000))
      : undefined;
  });
};

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Whether the other tabs have been asked for a later token: one of them may have been renewed, also while this one is hidden. */
const useOthersAsked = (isEnding: boolean): boolean => {
  const store = useSessionStore();
  const token = useSession((session) => session.token);
  const [askedWith, setAskedWith] = useState<string>();
  useEffect(() => {
    if (!isEnding) return undefined;
    const ask = (): void =>
      void tabsOf(store)
        .askForLaterToken()
        .then(() => setAskedWith(token));
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [store, token, isEnding]);
  return askedWith === token;
};

/**
 * Offers to sign in again, in place, two minutes before the session ends; the page below only sees a new token. If it is closed,
 * the session just ends and drafts are kept. Support staff have no password, so they aren't asked.
 */
export const SessionEnding = () => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  const token = useSession((session) => session.token);
  const currentUser = useSession((session) => session.currentUser);
  const support = useSession((session) => session.support);
  const left = useLastSeconds();
  const isEnding = left !== undefined && !support;
  const wereOthersAsked = useOthersAsked(isEnding);
  const form = useForm<PasswordForm>({ defaultValues: { password: '' }, shouldFocusError: false });
  const { mutateAsync, error } = useMutation({
    mutationFn: async ({ password }: PasswordForm) => {
      const reply = await login({ login: currentUser?.email ?? '', password });
      // If the session has ended meanwhile, the sign-in page takes over.
      if (store.get().token === token && !store.signIn(reply)) throw technicalError();
    },
    onSettled: () => form.reset(),
  });
  const [declined, setDeclined] = useState<string>();
  const open = isEnding && wereOthersAsked && currentUser !== undefined && declined !== token;
  const decline = (): void => setDeclined(token);

  return (
    <Dialog anyPage open={open} title={t('member.ending.title')} onClose={decline} closeText={t('common:button.close')}>
      <Form form={form} onSubmit={(values) => mutateAsync(values).catch(() => undefined)}>
        <p>
          {t('member.ending.text')}{' '}
          <strong role="timer">{t('member.ending.left', { time: clockText(left ?? 0) })}</strong>
        </p>
        {error !== null && (
          <Message tone="error" live>
            <ErrorTexts codes={toServiceError(error).codes} reference={toServiceError(error).reference} />
          </Message>
        )}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={currentUser?.email ?? ''}
          readOnly
          hidden
          // MUI's focus trap would take it for the first stop.
          tabIndex={-1}
        />
        <PasswordField<PasswordForm>
          name="password"
          label={t('common:login.login.password')}
          autoComplete="current-password"
          rules={[required]}
        />
        <SubmitButton wide>{t('member.ending.stay')}</SubmitButton>
      </Form>
    </Dialog>
  );
};
