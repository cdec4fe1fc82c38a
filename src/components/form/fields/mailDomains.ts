import { run } from '@zootools/email-spell-checker';

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
  // Real ones, one letter off another: not to be doubted.
  'mail.com',
  'ymail.com',
  'email.com',
];

/** 0 for the same word, 1 for one letter added, left out, changed or swapped with its neighbour, else too many. */
const slips = (typed: string, meant: string): number => {
  if (typed === meant) return 0;
  const start = [...meant].findIndex((letter, index) => letter !== typed[index]);
  const [one, other] = start === -1 ? [typed.slice(meant.length), ''] : [typed.slice(start), meant.slice(start)];
  const swapped = `${one.charAt(1)}${one.charAt(0)}${one.slice(2)}`;
  const isOne =
    swapped === other || one.slice(1) === other || one === other.slice(1) || one.slice(1) === other.slice(1);
  return isOne ? 1 : Infinity;
};

/**
 * The e-mail that was probably meant; undefined if it looks correct. Only one letter off a provider's name is a slip: any
 * other domain may be right (nav.gov.hu, ey.com). The part before the @ is never changed.
 */
export const suggestEmail = (email: string): string | undefined => {
  const [local = '', domain = '', ...rest] = email.trim().split('@');
  if (local === '' || rest.length > 0 || !/^[a-z\d.-]+\.[a-z]{2,}$/i.test(domain)) return undefined;
  const suggestion = run({
    email: `a@${domain}`,
    domains,
    domainThreshold: 1,
    // The library's own distance counts swapped letters as two.
    distanceFunction: slips,
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  return suggestion && `${local}@${suggestion.domain}`;
};
