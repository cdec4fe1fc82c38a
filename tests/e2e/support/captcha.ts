import type { Page } from '@playwright/test';
import type { Problems } from './problems';

/** What Google's script gives a page, as far as react-google-recaptcha uses it: a box to tick, which can expire (PUB-18). */
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
  /** The box's name is "Nem vagyok robot" or "I am not a robot". */
  expire: () => Promise<void>;
}

/** Answers for Google before the page asks: with the box, or not at all. */
export const serveCaptcha = async (page: Page, problems: Problems, { blocked = false } = {}): Promise<Captcha> => {
  problems.allow(/request to a stranger: https:\/\/www\.google\.com\/recaptcha\//);
  if (blocked) problems.allow(/www\.google\.com\/recaptcha\/.*ERR_BLOCKED_BY_CLIENT|ERR_BLOCKED_BY_CLIENT.*www\.google\.com/);
  await page.route(`${google}**`, (route) => (blocked ? route.abort('blockedbyclient') : route.fulfill({ contentType: 'text/javascript', body: script })));
  return { expire: () => page.evaluate('window.grecaptcha.expireAll()') };
};
