import { openAs, type State } from './a11yState';

/** Personas who see a page differently from Anna. */
const people: readonly (readonly [persona: string, path: string, what: string])[] = [
  ['bela', '/payment', 'no kr (PAY-3)'],
  ['bela', '/documents', 'no kr (DOC-6)'],
  ['bela', '/payment/directdebit', 'no kr (MAN-3)'],
  ['bela', '/invoicedata', 'no kr (INV-3)'],
  ['bela', '/contracting', 'no contract (WIZ-2)'],
  ['bela', '/app', 'nothing yet (NAV-15)'],
  ['denes', '/payment', 'in debt, card blocked (PAY-1)'],
  ['dora', '/payment', 'everything paid (PAY-1)'],
  ['klara', '/payment', 'about to expire (PAY-1)'],
  ['cili', '/contracting/upgrade', 'a co-card (CON-3)'],
  ['edit', '/contracting/upgrade', 'an employer’s contract (CON-3)'],
  ['denes', '/contracting/upgrade', 'unpaid (CON-3)'],
  ['ilona', '/contracting/upgrade', 'may upgrade (CON-3)'],
  ['ferenc', '/contracting/upgrade_multi', 'has a partner (CON-5)'],
  ['hedvig', '/payment/directdebit', 'a mandate with its history (MAN-3)'],
  ['laszlo', '/contracting', '3XL (NAV-10)'],
  ['reka', '/app', 'a card to reactivate (NAV-6)'],
  ['pal', '/invoicedata', 'an employer without an address (INV-2)'],
  ['olga', '/documents', 'next year too (DOC-1)'],
  ['nevek', '/payment', 'endless names, markup, right-to-left text (FLT-9)'],
  ['nevek', '/documents', 'endless titles (FLT-9)'],
  ['nevek', '/contracting', 'endless names (FLT-9)'],
  ['sok', '/invoices', '2,000 invoices (DOC-5)'],
];

export const seenBy: readonly State[] = people.map(([persona, path, what]) => ({
  name: `${path}: ${persona}, ${what}`,
  reach: (scene) => openAs(scene, persona, path),
}));
