import type { Plugin } from 'vite';

interface Contacts {
  care: { phone?: string; email?: string };
  links: { care?: string };
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const link = (href: string, text: string): string => `<a href="${escape(href)}">${escape(text)}</a>`;

const texts = {
  hu: {
    unstarted:
      'Az oldal nem indult el. Lehet, hogy megszakadt az internetkapcsolata, vagy régi a böngészője (Chrome vagy Edge 111, Firefox 115, Safari 16.4 vagy újabb kell).',
    script: 'Az oldalhoz JavaScript kell. Kérjük, engedélyezze a böngészőjében, majd töltse be újra az oldalt.',
    reload: 'Újratöltés',
    care: 'Ügyfélszolgálat',
  },
  en: {
    unstarted:
      'This page has not started. Your internet connection may be down, or your browser may be too old (it has to be Chrome or Edge 111, Firefox 115, Safari 16.4 or newer).',
    script: 'This page needs JavaScript. Please allow it in your browser, then reload the page.',
    reload: 'Reload',
    care: 'Customer care',
  },
} as const;

/** Paragraphs in both languages, because no code is there to choose. */
const paragraphs = (what: 'unstarted' | 'script', { care, links }: Contacts): string =>
  Object.entries(texts)
    .map(([lang, text]) => {
      const ways = [
        care.phone && link(`tel:${care.phone.replace(/[^+\d]/g, '')}`, care.phone),
        care.email && link(`mailto:${care.email}`, care.email),
        links.care && link(links.care, links.care),
      ].filter(Boolean);
      const contact = ways.length === 0 ? '' : ` ${text.care}: ${ways.join(', ')}`;
      return `<p lang="${lang}">${text[what]} ${link('', text.reload)}.${contact}</p>`;
    })
    .join('\n        ');

/**
 * What a page says whose code doesn't start: at once without JavaScript, else after 8 s, which src/theme/start.css counts.
 * src/main.tsx removes it. `config`: JSON, for the contacts of customer care.
 */
export const unstarted = (config: string): Plugin => ({
  name: 'unstarted',
  transformIndexHtml: (html) => {
    const contacts = JSON.parse(config) as Contacts;
    return html.replace(
      '<div id="root"></div>',
      (root) => `${root}
    <noscript>
      <div class="unstarted">
        ${paragraphs('script', contacts)}
      </div>
    </noscript>
    <div id="unstarted" class="unstarted">
        ${paragraphs('unstarted', contacts)}
    </div>`,
    );
  },
});
