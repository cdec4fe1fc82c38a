import { formatForint } from '../../src/domain/money';
import type { Transaction } from '../model/transactions';
import { bankDecisions } from './decisions';
import { bankStyles, bankTexts } from './texts';

export interface BankView {
  transaction: Pick<Transaction, 'amount' | 'label' | 'lang' | 'decision' | 'ended'> | undefined;
  /** The address that the decision is posted to. */
  action: string;
  /** Back to the portal without a decision. */
  returnTo: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const page = (lang: 'hu' | 'en', content: string): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${bankTexts[lang].title}</title>
<style>${bankStyles}</style>
</head>
<body>
<main>
<h1>${bankTexts[lang].title}</h1>
${content}
</main>
</body>
</html>`;

/** The bank's page as HTML: a form with what a member can do there. Pure. */
export const renderBankPage = ({ transaction, action, returnTo }: BankView): string => {
  if (transaction === undefined) return page('hu', `<p>${bankTexts.hu.missing}</p>`);
  const { lang, amount, label, decision, ended } = transaction;
  const t = bankTexts[lang];
  if (ended || decision !== 'open') return page(lang, `<p>${t.over}</p>\n<a href="${escape(returnTo)}">${t.back}</a>`);
  return page(
    lang,
    `<dl>
<dt>${t.amount}</dt><dd>${formatForint(amount, lang)}</dd>
<dt>${t.purpose}</dt><dd>${escape(label)}</dd>
</dl>
<form method="post" action="${escape(action)}">
${bankDecisions.map((name) => `<button name="decision" value="${name}">${t[name]}</button>`).join('\n')}
</form>`,
  );
};
