import { styled, useColorScheme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReCAPTCHA } from 'react-google-recaptcha';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../components/useConfig';
import type { Language } from '../../i18n/languages';
import { Button } from '../../components/Button';
import { CareLine } from '../../components/CareLine';
import { Message } from '../../components/Message';
import { Spinner } from '../../components/Spinner';
import { useMounted } from '../../components/useMounted';
import type { CaptchaProps } from './CaptchaContext';
import { loadRecaptcha, type Recaptcha } from './loadRecaptcha';

interface Loaded {
  Widget: typeof ReCAPTCHA;
  recaptcha: Recaptcha;
}

/** The width of Google's widget; below it the compact one is used. */
const widgetWidth = 304;

/** The widget's height, to avoid a layout shift. */
const Place = styled('div')({ minHeight: 78 });

/** Loads the library and Google's script, again for each `attempt`; 'failed' if either can't be loaded. */
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
  const { mode, systemMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  // Keep a solved challenge; the next one uses the new language.
  const [shownLanguage, setShownLanguage] = useState(language);
  if (value === '' && shownLanguage !== language) setShownLanguage(language);

  useEffect(() => {
    if (value === '') widget.current?.reset();
  }, [value]);

  const change = (token: string | null): void => {
    // Google's timers may fire after unmounting.
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
    <Place ref={place} id={id} tabIndex={-1} role="group" aria-label={t('captcha.group')} aria-describedby={describedBy}>
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
          theme={dark ? 'dark' : 'light'}
          onChange={change}
          onExpired={() => change(null)}
          onErrored={() => {
            change(null);
            if (isMounted()) setBroken(true);
          }}
        />
      )}
    </Place>
  );
};

/** Google's reCAPTCHA v2, with messages if it isn't configured or can't be loaded. */
export const GoogleCaptcha = (props: CaptchaProps) => {
  const { t } = useTranslation(['public', 'common']);
  const { recaptchaSiteKey: siteKey } = useConfig();
  if (siteKey !== undefined) return <Challenge {...props} siteKey={siteKey} />;
  return (
    <div id={props.id} tabIndex={-1}>
      <Message tone="warning" title={t('captcha.notConfigured')}>
        {t('captcha.notConfiguredText')}
        <CareLine />
      </Message>
    </div>
  );
};
