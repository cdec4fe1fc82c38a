import type { Page } from '@playwright/test';

import type { Problems } from './portal';

/** The part of Google's script that react-google-recaptcha uses: a checkbox (PUB-18). */
const script = `(() => {
  const boxes = [];
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
      return boxes.push(box) - 1;
    },
    reset: (id = 0) => { boxes[id].checked = false; },
    getResponse: (id = 0) => (boxes[id].checked ? 'e2e-answer' : ''),
    execute: () => undefined,
  };
  window[address.get('onload')]?.();
})();`;

/** Replaces Google's script by a checkbox. Call it before the page opens. */
export const serveCaptcha = async (page: Page, problems: Problems): Promise<void> => {
  problems.allow(/request to a stranger: https:\/\/www\.google\.com\/recaptcha\//);
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
};
