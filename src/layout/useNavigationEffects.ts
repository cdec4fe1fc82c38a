import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { focusHeading } from '~/components/focus/focusHeading';
import { switchLanguage } from '~/i18n/i18n';
import type { Language } from '~/i18n/languages';
import { rememberLanguage } from '~/session/languageChoice';

import { pathLanguage } from './header/language';

/** On navigation: focuses the new page's heading, and switches to the path's language. */
export const useNavigationEffects = (): void => {
  const { pathname, key, hash } = useLocation();
  const { i18n } = useTranslation();
  // A link of a captcha page leads here with a full load (CaptchaDocument), which is a navigation, too.
  const shown = useRef(hash === '#content' ? undefined : pathname);
  // Before the new page's own effects, which may move the focus.
  useLayoutEffect(() => {
    // The menu's entry of the open page closes the menu on a phone: the focus goes to the page then, too.
    const isInMenu = document.activeElement?.closest('nav') instanceof Element;
    // ScrollRestoration scrolls; scrolling here too would force a second layout.
    // An open dialog keeps it: the page under it may still be on its way.
    const isInDialog = document.activeElement?.closest('[role="dialog"]') instanceof Element;
    if (!isInDialog && (shown.current !== pathname || isInMenu)) focusHeading();
    shown.current = pathname;
  }, [pathname, key]);
  // An event: i18n is another object after each switch, and only a navigation follows the path.
  const followPath = useEffectEvent((language: Language): void => {
    // It survives full loads and the return from the bank.
    rememberLanguage(language);
    if (language !== i18n.language) switchLanguage(i18n, language).catch(() => undefined);
  });
  useEffect(() => {
    const language = pathLanguage(pathname);
    if (language !== undefined) followPath(language);
  }, [pathname]);
};
