import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReCAPTCHA } from 'react-google-recaptcha';
import { useTranslation } from 'react-i18next';
import { config } from '../../config';
import type { Language } from '../../i18n/languages';
import { Button } from '../../components/Button';
import { Message } from '../../components/Message';
import { Spinner } from '../../components/Spinner';
import { useMounted } from '../../components/useMounted';
import type { CaptchaProps } from './CaptchaContext';
import { loadRecaptcha, type Recaptcha } from './loadRecaptcha';

interface Loaded {
  Widget: typeof ReCAPTCHA;
  recaptcha: Recaptcha;
}

/** The width of Google's widget. Narrower places get the compact one. The box around it has the widget's height, so that nothing moves when it comes. */
const widgetWidth = 304;

const prefersDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The library and Google's script, again with every `attempt`; 'failed' when either can't be had. */
const useRecaptcha = (attempt: number, language: Language): Loaded | 'failed' | undefined => {
  const [state, setState] = useState<{ attempt: number; result: Loaded | 'failed' }>();
  const load = useEffectEvent(() => loadRecaptcha(language));
  useEffect(() => {
    let left = false;
    const settle = (result: Loaded | 'failed'): void => {
      if (!left) setState({ attempt, result });
    };
    Promise.all([import('react-google-recaptcha'), load()]).then(
      ([library, recaptcha]) => settle({ Widget: library.ReCAPTCHA, recaptcha }),
      () => settle('failed'),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  return state?.attempt === attempt ? state.result : undefined;
};

interface ChallengeProps extends CaptchaProps {
  siteKey: string;
}

const Challenge = ({ siteKey, id, describedBy, language, value, onChange }: ChallengeProps) => {
  const { t } = useTranslation(['public', 'common']);
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState(false);
  const loaded = useRecaptcha(attempt, language);
  const widget = useRef<ReCAPTCHA>(null);
  const place = useRef<HTMLDivElement>(null);
  const isMounted = useMounted();
  // A solved challenge is not thrown away for its language; the next one comes in the new one (I18N-2, PUB-18).
  const [shownLanguage, setShownLanguage] = useState(language);
  if (value === '' && shownLanguage !== language) setShownLanguage(language);

  useEffect(() => {
    if (value === '') widget.current?.reset();
  }, [value]);

  const change = (token: string | null): void => {
    // Google's timers outlive the widget.
    if (isMounted()) onChange(token ?? '');
  };

  if (loaded === 'failed' || broken) {
    const retry = (): void => {
      setBroken(false);
      setAttempt(attempt + 1);
    };
    return (
      <Message
        tone="warning"
        live
        title={t('captcha.failed')}
        action={
          <Button variant="secondary" onClick={retry}>
            {t('common:button.retry')}
          </Button>
        }
      >
        {t('captcha.failedText')}
      </Message>
    );
  }
  return (
    <Box ref={place} id={id} tabIndex={-1} role="group" aria-label={t('captcha.group')} aria-describedby={describedBy} sx={{ minHeight: 78 }}>
      {loaded === undefined ? (
        <Spinner label={t('captcha.loading')} />
      ) : (
        <loaded.Widget
          key={`${shownLanguage}-${attempt}`}
          ref={widget}
          grecaptcha={loaded.recaptcha}
          sitekey={siteKey}
          hl={shownLanguage}
          size={(place.current?.clientWidth ?? widgetWidth) < widgetWidth ? 'compact' : 'normal'}
          theme={prefersDark() ? 'dark' : 'light'}
          onChange={change}
          onExpired={() => change(null)}
          onErrored={() => {
            change(null);
            if (isMounted()) setBroken(true);
          }}
        />
      )}
    </Box>
  );
};

/** Google's reCAPTCHA v2 (PUB-18): says when it is not configured, and when it can't be loaded how to go on. */
export const GoogleCaptcha = (props: CaptchaProps) => {
  const { t } = useTranslation(['public', 'common']);
  const siteKey = config.recaptchaSiteKey;
  if (siteKey !== undefined) return <Challenge {...props} siteKey={siteKey} />;
  return (
    <div id={props.id} tabIndex={-1}>
      <Message tone="warning" title={t('captcha.notConfigured')}>
        {t('captcha.notConfiguredText')}
      </Message>
    </div>
  );
};
