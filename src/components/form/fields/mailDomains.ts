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

/** The letters added, left out or changed between two words; swapped neighbours count as one (Damerau-Levenshtein). */
const slips = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const [above = 0, before = 0, both = 0] = [
        rows[row - 1]?.[column],
        line[column - 1],
        rows[row - 1]?.[column - 1],
      ];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Infinity;
      line.push(Math.min(above + 1, before + 1, both + cost, swapped));
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
};

/** The e-mail that was probably meant; undefined if it looks correct. The part before the @ is never changed. */
export const suggestEmail = (email: string): string | undefined => {
  const [local = '', domain = '', ...rest] = email.trim().split('@');
  if (local === '' || rest.length > 0 || !/^[a-z\d.-]+\.[a-z]{2,}$/i.test(domain)) return undefined;
  const suggestion = run({ email: `a@${domain}`, domains, secondLevelDomains: [], topLevelDomains });
  if (suggestion === undefined) return undefined;
  // Only a slip of one letter in a provider's name: any other domain may be right (nav.gov.hu, ey.com).
  const isProvider = domains.includes(suggestion.domain);
  return isProvider && slips(domain.toLowerCase(), suggestion.domain) === 1
    ? `${local}@${suggestion.domain}`
    : undefined;
};
