import { demoRoot } from '../../browserWorld';
import { linksOf } from '../../links';
import { hashAddresses } from '../addresses';
import { deskLanguage, deskTexts, fill, type DeskLanguage } from '../texts';
import { linkNamed } from './links';

import './outside.css';

/** The demo's page in place of external sites: it names the site and, for the intranet, lets the employer decide. */

const statuses = ['approved', 'denied', 'waiting'] as const;

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string,
  ...children: Node[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag);
  if (text !== '') made.textContent = text;
  made.append(...children);
  return made;
};

const link = (text: string, href: string): HTMLAnchorElement => {
  const made = element('a', text);
  made.href = href;
  return made;
};

/** The language that the portal keeps on the device. */
const chosenLanguage = (): DeskLanguage => {
  try {
    return deskLanguage(localStorage.getItem('cportal.language') ?? '');
  } catch {
    return 'hu';
  }
};

const show = (): void => {
  const language = chosenLanguage();
  const t = deskTexts[language].outside;
  const root = demoRoot();
  const query = new URLSearchParams(location.search);
  const name = linkNamed(query.get('to'));
  const uuid = query.get('uuid');
  const ways = linksOf({ origin: `${root.href}#` });
  const decisions =
    uuid === null
      ? []
      : [
          element('p', t.intranet),
          element(
            'ul',
            '',
            ...statuses.flatMap((status) => [
              element(
                'li',
                '',
                link(fill(t.entry, { status: t.statuses[status] }), ways.intranetEntry(uuid, status, '', '')[language]),
              ),
              element(
                'li',
                '',
                link(fill(t.status, { status: t.statuses[status] }), ways.intranetReturn(uuid, status)[language]),
              ),
            ]),
          ),
        ];
  document.documentElement.lang = language;
  document.title = t.title;
  document
    .querySelector('#outside')
    ?.replaceChildren(
      element('h1', t.title),
      element('p', fill(t.lead, { what: name === undefined ? '–' : t.links[name] })),
      ...decisions,
      element('p', '', link(t.back, hashAddresses(root).addressOf('/'))),
    );
};

show();
