import { POPULAR_TLDS, run } from '@zootools/email-spell-checker';

/** Mail providers that members use. A domain a slip away from one of them is offered as that one. */
const domains = [
  'gmail.com', 'freemail.hu', 'citromail.hu', 'hotmail.com', 'outlook.com', 'outlook.hu', 'yahoo.com', 'icloud.com', 't-online.hu', 'indamail.hu',
  'vipmail.hu', 'live.com', 'hotmail.hu', 'protonmail.com', 'proton.me', 'upcmail.hu', 'digikabel.hu', 'invitel.hu', 'mailbox.hu', 'me.com', 'msn.com',
];

/** Valid TLDs, most likely first: .hu is what most slips meant. */
const topLevelDomains = ['hu', ...POPULAR_TLDS, 'rs', 'si', 'hr', 'lu', 'bg', 'pt', 'lt', 'lv', 'ee', 'md', 'me', 'by', 'is'];

/** The e-mail that was probably meant; undefined where nothing looks like a slip. The part before the @ stays as typed. */
export const suggestEmail = (email: string): string | undefined => {
  const [local = '', domain = '', ...rest] = email.trim().split('@');
  if (local === '' || rest.length > 0 || !/^[a-z\d.-]+\.[a-z]{2,}$/i.test(domain)) return undefined;
  const suggestion = run({ email: `a@${domain}`, domains, secondLevelDomains: [], topLevelDomains });
  return suggestion === undefined ? undefined : `${local}@${suggestion.domain}`;
};
