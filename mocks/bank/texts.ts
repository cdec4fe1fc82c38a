/** The bank's own texts. */
export const bankTexts = {
  hu: { title: 'Próbabank', amount: 'Fizetendő összeg', purpose: 'Közlemény', pay: 'Fizetés', decline: 'Elutasítás', noFunds: 'Fedezethiány', close: 'Ablak bezárása', over: 'Ez a fizetés már lezárult.', missing: 'Nincs ilyen fizetés.', back: 'Vissza a kereskedőhöz' },
  en: { title: 'Trial bank', amount: 'Amount to pay', purpose: 'Purpose', pay: 'Pay', decline: 'Decline', noFunds: 'Insufficient funds', close: 'Back without deciding', over: 'This payment is over.', missing: 'There is no such payment.', back: 'Back to the merchant' },
} as const;

export const bankStyles = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #eef2f6; color: #14212e; }
main { max-width: 26rem; margin: 4rem auto; padding: 2rem; background: #fff; border: 1px solid #c9d3dd; border-radius: 12px; }
h1 { margin: 0 0 1rem; font-size: 1.4rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: #4a5a69; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
button, a { display: block; box-sizing: border-box; width: 100%; margin-top: .75rem; padding: .75rem; border: 1px solid #0b4f8a; border-radius: 8px; background: #fff; color: #0b4f8a; font: inherit; text-align: center; }
button[value="pay"] { background: #0b4f8a; color: #fff; }
`;
