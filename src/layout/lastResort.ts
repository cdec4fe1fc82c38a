import button from '../components/Button.module.css';
import page from '../components/Page.module.css';

/**
 * When nothing of the portal can be shown, its texts included: both languages at once, and the one way on (NAV-14).
 * Built without React, which may be what failed.
 */
const texts = [
  { lang: 'hu', title: 'A portál most nem tölthető be', text: 'Ellenőrizze az internetkapcsolatát, majd töltse be újra az oldalt. Amit elmentett vagy kifizetett, nem veszett el.', press: 'Újratöltés' },
  { lang: 'en', title: 'The portal can’t be loaded right now', text: 'Please check your internet connection, then reload the page. What you have saved or paid is not lost.', press: 'Reload' },
] as const;

const element = <K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

/** Shows it in place of the page; `reload` loads the page anew. The error goes on to the browser's own report. */
export const showLastResort = (error: unknown, reload: () => void): void => {
  if (document.querySelector('[data-last-resort]') === null) {
    const main = document.createElement('main');
    main.dataset.lastResort = '';
    for (const { lang, title, text, press } of texts) {
      const section = document.createElement('section');
      section.lang = lang;
      section.className = page.narrow ?? '';
      const way = element('button', press);
      way.type = 'button';
      way.className = `${button.button} ${button.primary}`;
      way.addEventListener('click', reload);
      section.append(element('h1', title), element('p', text), way);
      main.append(section);
    }
    document.body.replaceChildren(main);
    document.querySelector<HTMLElement>('[data-last-resort] button')?.focus();
  }
  reportError(error);
};
