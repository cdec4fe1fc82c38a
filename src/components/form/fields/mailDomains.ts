import { POPULAR_TLDS, run } from '@zootools/email-spell-checker';

/** Common mail providers; a domain with a typo is corrected to the nearest one. */
const domains = [
  'gmail.com',
  'freemail.hu',
  'citromail.hu',
  'hotmail.com',
  'outlook.com',
  'outlook.hu',
  'yahoo.com',
  'icloud.com',
  't-online.hu',
  'indamail.hu',
  'vipmail.hu',
  'live.com',
  'hotmail.hu',
  'protonmail.com',
  'proton.me',
  'upcmail.hu',
  'digikabel.hu',
  'invitel.hu',
  'mailbox.hu',
  'me.com',
  'msn.com',
];

/** Valid TLDs, most likely first. */
const topLevelDomains = [
  'hu',
  ...POPULAR_TLDS,
  'rs',
  'si',
  'hr',
  'lu',
  'bg',
  'pt',
  'lt',
  'lv',
  'ee',
  'md',
  'me',
  'by',
  'is',
];

/** The e-mail that was probably meant; undefined if it looks correct. The part before the @ is never changed. */
export const suggestEmail = (email: string): string | undefined => {
  const [local = '', domain = '', ...rest] = email.trim().split('@');
  if (local === '' || rest.length > 0 || !/^[a-z\d.-]+\.[a-z]{2,}$/i.test(domain)) return undefined;
  const suggestion = run({ email: `a@${domain}`, domains, secondLevelDomains: [], topLevelDomains });
  return suggestion === undefined ? undefined : `${local}@${suggestion.domain}`;
};
