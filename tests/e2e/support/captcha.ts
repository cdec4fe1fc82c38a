import type { Page } from '@playwright/test';

import type { Problems } from './problems';

/** The part of Google's script that react-google-recaptcha uses: a checkbox that can expire (PUB-18). */
const script = `(() => {
  const widgets = [];
  const address = new URL(document.currentScript.src).searchParams;
  const names = { hu: 'Nem vagyok robot', en: 'I am not a robot' };
  window.grecaptcha = {
    ready: (run) => run(),
    render: (place, options) => {
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.addEventListener('change', () => options.callback(box.checked ? 'e2e-answer' : null));
      label.append(box, ' ' + (names[address.get('hl')] ?? names.en));
      place.append(label);
      return widgets.push({ box, options }) - 1;
    },
    reset: (id = 0) => { widgets[id].box.checked = false; },
    getResponse: (id = 0) => (widgets[id].box.checked ? 'e2e-answer' : ''),
    execute: () => undefined,
    expireAll: () => widgets.forEach(({ box, options }) => { box.checked = false; options['expired-callback']?.(); }),
  };
  window[address.get('onload')]?.();
})();`;

const google = 'https://www.google.com/recaptcha/';

export interface Captcha {
  expire: () => Promise<void>;
}

/** Stands in for Google: with a checkbox, or blocked. The name of the checkbox is "Nem vagyok robot" or "I am not a robot". Call it before the page opens. */
export const serveCaptcha = async (page: Page, problems: Problems, { blocked = false } = {}): Promise<Captcha> => {
  problems.allow(/request to a stranger: https:\/\/www\.google\.com\/recaptcha\//);
  if (blocked)
    problems.allow(/www\.google\.com\/recaptcha\/.*ERR_BLOCKED_BY_CLIENT|ERR_BLOCKED_BY_CLIENT.*www\.google\.com/);
  await page.route(`${google}**`, (route) =>
    blocked ? route.abort('blockedbyclient') : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  return { expire: () => page.evaluate('window.grecaptcha.expireAll()') };
};
