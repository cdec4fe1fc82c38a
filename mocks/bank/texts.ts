/** The bank's own texts. */
export const bankTexts = {
  hu: {
    title: 'Próbabank',
    secure: 'Biztonságos fizetés',
    amount: 'Fizetendő összeg',
    merchant: 'Kereskedő',
    merchantName: 'Sportbérlet Klub',
    purpose: 'Közlemény',
    purposes: { fee: 'tagdíj', contract: 'tagsági szerződés', upgrade: 'csomagváltás' },
    transaction: 'Tranzakció',
    card: 'Kártyaszám',
    expiry: 'Lejárat',
    code: 'CVC',
    holder: 'A kártyán szereplő név',
    holderName: 'PRÓBA KÁRTYA',
    onlyShape: 'Ez egy bemutató: kártyaadatot nem kér, és pénz nem mozog.',
    try: 'Hogyan végződjön?',
    pay: 'Fizetés',
    decline: 'Elutasítás',
    noFunds: 'Fedezethiány',
    failed: 'Hiba a banknál',
    cancel: 'Mégsem fizetek',
    close: 'Ablak bezárása',
    over: 'Ez a fizetés már lezárult.',
    missing: 'Nincs ilyen fizetés.',
    back: 'Vissza a kereskedőhöz',
  },
  en: {
    title: 'Trial bank',
    secure: 'Secure payment',
    amount: 'Amount to pay',
    merchant: 'Merchant',
    merchantName: 'Sportbérlet Klub',
    purpose: 'Purpose',
    purposes: { fee: 'membership fee', contract: 'membership contract', upgrade: 'upgrade' },
    transaction: 'Transaction',
    card: 'Card number',
    expiry: 'Expires',
    code: 'CVC',
    holder: 'Name on the card',
    holderName: 'TRIAL CARD',
    onlyShape: 'This is a demonstration: it asks for no card data, and no money moves.',
    try: 'How should it end?',
    pay: 'Pay',
    decline: 'Decline',
    noFunds: 'Insufficient funds',
    failed: 'Failure at the bank',
    cancel: 'Cancel the payment',
    close: 'Close the window',
    over: 'This payment is over.',
    missing: 'There is no such payment.',
    back: 'Back to the merchant',
  },
} as const;

export const bankStyles = `
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
