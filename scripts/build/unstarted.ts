import type { Plugin } from 'vite';

const texts = {
  hu: {
    unstarted:
      'Az oldal nem indult el. Lehet, hogy lassú vagy megszakadt az internetkapcsolata. Ha más oldalak betöltődnek, a böngészője lehet régi (Chrome vagy Edge 111, Firefox 115, Safari 16.4 vagy újabb kell).',
    script: 'Az oldalhoz JavaScript kell. Kérjük, engedélyezze a böngészőjében, majd töltse be újra az oldalt.',
    reload: 'Újratöltés',
  },
  en: {
    unstarted:
      'This page has not started. Your internet connection may be slow or lost. If other pages load, your browser may be too old (it has to be Chrome or Edge 111, Firefox 115, Safari 16.4 or newer).',
    script: 'This page needs JavaScript. Please allow it in your browser, then reload the page.',
    reload: 'Reload',
  },
} as const;

/** Paragraphs in both languages, because no code is there to choose. */
const paragraphs = (what: 'unstarted' | 'script'): string =>
  Object.entries(texts)
    .map(([lang, text]) => `<p lang="${lang}">${text[what]} <a href="">${text.reload}</a>.</p>`)
    .join('\n        ');

/**
 * What a page says whose code doesn't start: at once without JavaScript or where it fails (public/start.js), else after 30 s
 * (src/theme/start.css). src/main.tsx removes it. Without JavaScript nothing reads the settings, so no customer care is named then.
 */
export const unstarted = (): Plugin => ({
  name: 'unstarted',
  transformIndexHtml: (html) =>
    html.replace(
      '<div id="root"></div>',
      (root) => `${root}
    <noscript>
      <div class="unstarted">
        ${paragraphs('script')}
      </div>
    </noscript>
    <div id="unstarted" class="unstarted">
        ${paragraphs('unstarted')}
        <p id="unstarted-care" hidden>Ügyfélszolgálat, <span lang="en">Customer care</span>: </p>
    </div>`,
    ),
});
