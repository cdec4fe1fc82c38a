import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { ChoiceCards } from '~/components/form/fields/ChoiceCards';
import { EmailField } from '~/components/form/fields/EmailField';
import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Page } from '~/components/layout/Page';
import { pathEmail } from '~/domain/text/pathToken';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { CaptchaField, type CaptchaValues } from '~/features/captcha/CaptchaField';
import { paths } from '~/paths';
import { CaptchaDocument } from '~/routes/public/CaptchaDocument';
import { unsubscribe } from '~/services/newsletter';
import { useSessionStore } from '~/session/SessionContext';

const reasons = ['a', 'c', 'b'] as const;

interface UnsubscribeValues extends CaptchaValues {
  email: string;
  reason: (typeof reasons)[number];
}

interface UnsubscribeFormProps {
  email: string;
  onDone: (email: string) => void;
}

const UnsubscribeForm = ({ email, onDone }: UnsubscribeFormProps) => {
  const { t } = useTranslation('portal');
  const form = useForm<UnsubscribeValues>({
    defaultValues: { email, reason: 'a', captcha: '' },
    shouldFocusError: false,
  });
  const submit = useFormSubmit(form, ({ email: address, reason }) => unsubscribe({ email: address, reason }), {
    onSuccess: (_reply, { email: address }) => onDone(address),
    onError: () => form.setValue('captcha', ''),
  });
  return (
    <Form form={form} onSubmit={submit}>
      <EmailField />
      <ChoiceCards<UnsubscribeValues>
        name="reason"
        label={t('public.unsubscribe.reason')}
        choices={reasons.map((value) => ({ value, label: t(`public.unsubscribe.reasons.${value}`) }))}
      />
      <CaptchaField />
      <SubmitButton wide>{t('public.unsubscribe.submit')}</SubmitButton>
    </Form>
  );
};

/** Captchas need a page without a session: offers to log out or leave. */
const SignedIn = () => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  return (
    <Page narrow title={t('public.unsubscribe.title')}>
      <Message title={t('public.unsubscribe.signedIn')}>{t('public.unsubscribe.signedInText')}</Message>
      {/* CaptchaDocument then loads the page afresh. */}
      <Button wide onClick={() => store.end('loggedOut')}>
        {t('public.unsubscribe.logOut')}
      </Button>
      <LinkButton to={paths.home} wide>
        {t('common:button.home')}
      </LinkButton>
    </Page>
  );
};

/** /unsubscribe/:email? : unsubscribes from the newsletter. */
const UnsubscribePage = () => {
  const { t } = useTranslation(['portal', 'common']);
  const email = pathEmail(useParams().email);
  const [done, setDone] = useState<string>();
  return (
    <CaptchaDocument signedIn={<SignedIn />}>
      <Page narrow title={t('public.unsubscribe.title')}>
        {done === undefined ? (
          <UnsubscribeForm email={email} onDone={setDone} />
        ) : (
          <>
            <Message tone="success" live title={t('public.unsubscribe.done')}>
              {t('public.unsubscribe.doneText', { email: done })}
            </Message>
            <LinkButton to={paths.home} fullLoad>
              {t('common:button.home')}
            </LinkButton>
          </>
        )}
      </Page>
    </CaptchaDocument>
  );
};

export { UnsubscribePage as Component };
