import { Box, useColorScheme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReCAPTCHA } from 'react-google-recaptcha';
import { useTranslation } from 'react-i18next';

import { CareLine } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { RetryButton } from '~/components/feedback/RetryButton';
import { Spinner } from '~/components/feedback/Spinner';
import { useRead } from '~/components/feedback/useRead';
import { config } from '~/config/config';
import { settingsLoaded } from '~/http/loadSettings';

import type { CaptchaProps } from './CaptchaContext';
import { loadRecaptcha } from './loadRecaptcha';

/** The width of Google's widget; below it the compact one is used. */
const widgetWidth = 304;

/** Google's reCAPTCHA v2, with messages if it isn't configured or can't be loaded. */
export const GoogleCaptcha = ({ id, describedBy, language, value, onChange }: CaptchaProps) => {
  const { t } = useTranslation('portal');
  const [broken, setBroken] = useState(false);
  const query = useQuery({
    queryKey: ['recaptcha'],
    queryFn: async () => {
      await settingsLoaded();
      const { recaptchaSiteKey: siteKey } = config;
      if (siteKey === undefined) return null;
      const [library, recaptcha] = await Promise.all([import('react-google-recaptcha'), loadRecaptcha(language)]);
      return { Widget: library.ReCAPTCHA, recaptcha, siteKey };
    },
    // A blocker refuses it again.
    retry: false,
    staleTime: Infinity,
  });
  const { data: loaded, failure, busy, retry } = useRead(query);
  const widget = useRef<ReCAPTCHA>(null);
  const [isNarrow, setNarrow] = useState(false);
  const { mode, systemMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  // Keep a solved challenge; the next one uses the new language.
  const [shownLanguage, setShownLanguage] = useState(language);
  if (value === '' && shownLanguage !== language) setShownLanguage(language);

  useEffect(() => {
    if (value === '') widget.current?.reset();
  }, [value]);

  if (failure !== undefined || broken) {
    const tryAgain = (): void => {
      setBroken(false);
      if (failure !== undefined) retry();
    };
    return (
      <Message
        tone="warning"
        live
        title={t('public.captcha.failed')}
        action={<RetryButton busy={busy} onClick={tryAgain} />}
      >
        {t('public.captcha.failedText')}
      </Message>
    );
  }
  if (loaded === null) {
    return (
      <div id={id} tabIndex={-1}>
        <Message tone="warning" title={t('public.captcha.notConfigured')}>
          {t('public.captcha.notConfiguredText')}
          <CareLine />
        </Message>
      </div>
    );
  }
  return (
    <Box
      ref={(element: HTMLElement | null) => {
        if (element !== null) setNarrow(element.clientWidth < widgetWidth);
      }}
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={t('public.captcha.group')}
      aria-describedby={describedBy}
      // The widget's height, to avoid a layout shift.
      sx={{ minHeight: 78 }}
    >
      {loaded === undefined ? (
        <Spinner label={t('public.captcha.loading')} />
      ) : (
        <loaded.Widget
          key={shownLanguage}
          ref={widget}
          grecaptcha={loaded.recaptcha}
          sitekey={loaded.siteKey}
          hl={shownLanguage}
          size={isNarrow ? 'compact' : 'normal'}
          theme={dark ? 'dark' : 'light'}
          onChange={(token) => onChange(token ?? '')}
          onExpired={() => onChange('')}
          onErrored={() => {
            onChange('');
            setBroken(true);
          }}
        />
      )}
    </Box>
  );
};
