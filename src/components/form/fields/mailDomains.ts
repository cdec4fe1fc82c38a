import { run } from '@zootools/email-spell-checker';
import distance from 'damerau-levenshtein';

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
    distanceFunction: (one, other) => distance(one, other).steps,
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  return suggestion && `${local}@${suggestion.domain}`;
};
