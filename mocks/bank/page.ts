import { formatForint } from '../../src/domain/money/money';
import type { purposeOf, Transaction } from '../model/payment/transactions';
import { bankDecisions, type BankDecision } from './decisions';
import { bankStyles, bankTexts } from './texts';

export interface BankView {
  transaction: Pick<Transaction, 'id' | 'kr' | 'amount' | 'lang' | 'decision' | 'ended'> | undefined;
  purpose: ReturnType<typeof purposeOf> | undefined;
  /** The address that the decision is posted to. */
  action: string;
  /** Back to the portal without a decision. */
  returnTo: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
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
<header><h1>${bankTexts[lang].title}</h1><p>${bankTexts[lang].secure}</p></header>
<main>
${content}
</main>
</body>
</html>`;

const button = (lang: 'hu' | 'en', name: BankDecision): string =>
  `<button name="decision" value="${name}">${bankTexts[lang][name]}</button>`;

/** The bank's page as HTML: what is paid to whom, a card's data in their usual shape, and how it may end. Pure. */
export const renderBankPage = ({ transaction, purpose = 'fee', action, returnTo }: BankView): string => {
  if (transaction === undefined) return page('hu', `<p>${bankTexts.hu.missing}</p>`);
  const { id, kr, lang, amount, decision, ended } = transaction;
  const t = bankTexts[lang];
  if (ended || decision !== 'open') return page(lang, `<p>${t.over}</p>\n<a href="${escape(returnTo)}">${t.back}</a>`);
  const [pay, ...others] = bankDecisions;
  return page(
    lang,
    `<dl>
<dt>${t.amount}</dt><dd>${formatForint(amount, lang)}</dd>
<dt>${t.merchant}</dt><dd>${t.merchantName}</dd>
<dt>${t.purpose}</dt><dd>${escape([kr, t.purposes[purpose]].filter(Boolean).join(', '))}</dd>
<dt>${t.transaction}</dt><dd>${escape(id)}</dd>
</dl>
<form method="post" action="${escape(action)}">
<p class="card"><span>${t.card}<b>4111 1111 1111 1111</b></span><span>${t.expiry}<b>12 / 30</b></span><span>${t.code}<b>•••</b></span><span>${t.holder}<b>${t.holderName}</b></span></p>
<small>${t.onlyShape}</small>
${pay === undefined ? '' : button(lang, pay)}
<fieldset><legend>${t.try}</legend>
${others.map((name) => button(lang, name)).join('\n')}
</fieldset>
</form>`,
  );
};
