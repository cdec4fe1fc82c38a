import { formatForint } from '~/domain/money/money';

import { decide, type purposeOf } from '../model/payment/transactions';
import type { Transaction } from '../records';
import type { World } from '../world';

const styles = `
:root { color-scheme: light; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #eef2f6; color: #14212e; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: .75rem 1.25rem; background: #0b3a66; color: #fff; }
header p { margin: 0; font-size: .875rem; }
header p::before { content: "🔒 " / ""; }
h1 { margin: 0; font-size: 1.2rem; }
main { max-width: 27rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border: 1px solid #c9d3dd; border-radius: 12px; }
@media (max-width: 480px) { main { margin: 0; border: 0; border-radius: 0; } }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem; }
dt { color: #4a5a69; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; text-align: right; }
dd:first-of-type { font-size: 1.35rem; }
.card { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin: 0 0 .75rem; font-size: .875rem; color: #4a5a69; }
.card > * { display: block; }
.card > :first-child, .card > :last-child { grid-column: 1 / -1; }
.card b { display: block; padding: .5rem .75rem; border: 1px solid #c9d3dd; border-radius: 8px; background: #f6f8fa; color: #14212e; font: 1rem/1.5 ui-monospace, monospace; }
small { display: block; margin: 0 0 .5rem; color: #4a5a69; }
fieldset { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin: 1rem 0 0; padding: 1rem 0 0; border: 0; border-top: 1px solid #c9d3dd; }
legend { float: left; grid-column: 1 / -1; padding: 0; color: #4a5a69; font-size: .875rem; }
button, a { display: block; box-sizing: border-box; width: 100%; padding: .6rem; border: 1px solid #0b4f8a; border-radius: 8px; background: #fff; color: #0b4f8a; font: inherit; text-align: center; }
button[value="pay"] { padding: .8rem; background: #0b4f8a; color: #fff; font-weight: 600; }
button:focus-visible, a:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px; }
`;

/** The buttons; `close` leaves without a decision. */
const buttons = {
  pay: 'Pay',
  cancel: 'Cancel the payment',
  decline: 'Decline',
  noFunds: 'Insufficient funds',
  failed: 'Failure at the bank',
  close: 'Close the window',
} as const;
type BankDecision = keyof typeof buttons;

/** Why it isn't paid, as the code that /endTransaction gives on: the services list none, so these are a bank's usual ones. */
const reasons: Partial<Record<BankDecision, string>> = {
  decline: 'CARD_DECLINED',
  noFunds: 'INSUFFICIENT_FUNDS',
  failed: 'PAYMENT_FAILED',
  cancel: 'USER_CANCELLED',
};

const isDecision = (name: unknown): name is BankDecision => typeof name === 'string' && Object.hasOwn(buttons, name);

/** Carries out a button of the bank's page. */
export const decideAtBank = (world: World, id: string, pressed: unknown): void => {
  if (!isDecision(pressed) || pressed === 'close') return;
  if (pressed === 'pay') decide(world, id, 'pay');
  else decide(world, id, 'decline', reasons[pressed]);
};

const purposes = { fee: 'membership fee', contract: 'membership contract', upgrade: 'upgrade' };

export interface BankView {
  transaction: Pick<Transaction, 'id' | 'kr' | 'amount' | 'decision' | 'ended'> | undefined;
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

const page = (content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Trial bank</title>
<style>${styles}</style>
</head>
<body>
<header><h1>Trial bank</h1><p>Secure payment</p></header>
<main>
${content}
</main>
</body>
</html>`;

const button = (name: BankDecision): string => `<button name="decision" value="${name}">${buttons[name]}</button>`;

/** The bank's page as HTML: what is paid to whom, a card's data in their usual shape, and how it may end. Pure. */
export const renderBankPage = ({ transaction, purpose = 'fee', action, returnTo }: BankView): string => {
  if (transaction === undefined) return page('<p>There is no such payment.</p>');
  const { id, kr, amount, decision, ended } = transaction;
  if (ended || decision !== 'open')
    return page(`<p>This payment is over.</p>\n<a href="${escape(returnTo)}">Back to the merchant</a>`);
  return page(`<dl>
<dt>Amount to pay</dt><dd>${formatForint(amount, 'en')}</dd>
<dt>Merchant</dt><dd>Sportbérlet Klub</dd>
<dt>Purpose</dt><dd>${escape([kr, purposes[purpose]].filter(Boolean).join(', '))}</dd>
<dt>Transaction</dt><dd>${escape(id)}</dd>
</dl>
<form method="post" action="${escape(action)}">
<p class="card"><span>Card number<b>4111 1111 1111 1111</b></span><span>Expires<b>12 / 30</b></span><span>CVC<b>•••</b></span><span>Name on the card<b>TRIAL CARD</b></span></p>
<small>This is a demonstration: it asks for no card data, and no money moves.</small>
${button('pay')}
<fieldset><legend>How should it end?</legend>
${(['cancel', 'decline', 'noFunds', 'failed', 'close'] as const).map(button).join('\n')}
</fieldset>
</form>`);
};
