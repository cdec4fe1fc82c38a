import { afterEach, describe, expect, it } from 'vitest';

import { readPage, type PageFacts } from './pageFacts';
import * as rules from './pageRules';

const good = `
  <main>
    <h1 id="page">Befizetés</h1>
    <p>Az oldal valaki@pelda.hu részére készült, 12 400 Ft-ról.</p>
    <label for="amount">Befizetendő összeg</label>
    <input id="amount" name="amount" value="undefined" aria-invalid="true" aria-describedby="amount-error">
    <p id="amount-error">Adja meg az összeget.</p>
    <fieldset role="radiogroup" aria-invalid="true" aria-describedby="method-error">
      <input type="radio" name="method" value="4" aria-label="Bankkártya" aria-invalid="true">
      <p id="method-error">Válasszon fizetési módot.</p>
    </fieldset>
    <script>window.state = undefined</script>
  </main>`;

const show = (html: string, title = 'Befizetés'): PageFacts => {
  document.title = title;
  document.body.innerHTML = html;
  return readPage(document, window);
};

afterEach(() => {
  document.title = '';
  document.body.innerHTML = '';
});

const known = new Set(rules.keysOf({ payment: { form: { pay: 'Fizetés' }, left_one: '1 hó', left_other: '2 hó' } }));

describe('the properties that the exploring checks (OPS-10)', () => {
  it('hold on a page in order, whatever was typed into its fields', () => {
    const page = show(good);
    const found = [
      rules.heading(page),
      rules.title(page),
      rules.nonsense(page),
      rules.keys(page, known),
      rules.ids(page),
      rules.untold(page),
      rules.lostFocus(page),
      rules.overflow(page),
    ];
    expect(found.flat()).toEqual([]);
  });

  it.each([
    ['none', '<main><p>Befizetés</p></main>', ['0 headings: ']],
    ['an empty one', '<h1> </h1>', ['1 headings: ']],
    ['two', '<h1>Befizetés</h1><div hidden><h1>Számlák</h1></div>', ['2 headings: Befizetés | Számlák']],
  ])('want one heading, not %s', (_what, html, found) => {
    expect(rules.heading(show(html))).toEqual(found);
  });

  it('want a title', () => {
    expect(rules.title(show(good, ' '))).toEqual(['no title']);
  });

  it.each([
    ['<p>Összesen undefined Ft</p>', 'Összesen undefined Ft'],
    ['<p>NaN Ft</p>', 'NaN Ft'],
    ['<button aria-label="null fizetése">x</button>', 'null fizetése'],
    ['<img alt="[object Object]" src="x.png">', '[object Object]'],
    ['<p>Invalid Date</p>', 'Invalid Date'],
    ['<p>Kedves {{name}}!</p>', 'Kedves {{name}}!'],
    ['<input placeholder="Tom &amp;amp; Jerry">', 'Tom &amp; Jerry'],
  ])('want no nonsense in a text: %s', (html, text) => {
    expect(rules.nonsense(show(html))).toEqual([text]);
  });

  it('want no nonsense in the title either', () => {
    expect(rules.nonsense(show(good, 'undefined – Tagi portál'))).toEqual(['undefined – Tagi portál']);
  });

  it('want no word that is nothing but nearly nonsense to be taken for it', () => {
    expect(rules.nonsense(show('<p>Nulla forint, a Nano és a nullázás, undefinedhez hasonló</p>'))).toEqual([]);
  });

  it.each([
    ['as the whole text', '<p>payment.form.pay</p>', 'payment.form.pay'],
    ['inside one', '<p>Összesen: payment.form.pay (12 Ft)</p>', 'payment.form.pay'],
    ['of a plural', '<button aria-label="payment.left"></button>', 'payment.left'],
  ])('want no key of a text, %s', (_where, html, key) => {
    expect(rules.keys(show(html), known)).toEqual([key]);
  });

  it('want no id twice', () => {
    expect(rules.ids(show('<i id="a"></i><i id="b"></i><i id="a"></i><i id=""></i><i id=""></i>'))).toEqual(['a']);
  });

  it.each([
    ['a field without any message', '<input name="zip" aria-invalid="true">'],
    ['a field whose message is not there', '<input name="zip" aria-invalid="true" aria-describedby="nowhere">'],
    ['a field whose message is empty', '<input name="zip" aria-invalid="true" aria-describedby="e"><p id="e"> </p>'],
  ])('want every error to be told: not %s', (_what, html) => {
    expect(rules.untold(show(html))).toEqual(['zip']);
  });

  describe('in a dialog', () => {
    const dialog =
      '<button id="under">Fizetés</button><div role="dialog" aria-labelledby="t"><h2 id="t">Biztos benne?</h2><button id="yes">Igen</button></div>';
    const focusOn = (id: string): PageFacts => {
      show(`${dialog}<ul role="listbox"><li id="option" tabindex="-1">1</li></ul>`);
      document.getElementById(id)?.focus();
      return readPage(document, window);
    };

    it('want the focus in it, or in a list that it opened', () => {
      expect(rules.lostFocus(focusOn('yes'))).toEqual([]);
      expect(rules.lostFocus(focusOn('option'))).toEqual([]);
    });

    it('find a focus that stayed on the page beneath, or was lost', () => {
      expect(rules.lostFocus(focusOn('under'))).toEqual(['Biztos benne?']);
      expect(rules.lostFocus(show(dialog))).toEqual(['Biztos benne?']);
    });

    it('want nothing of one that lies beneath another, or is closed', () => {
      expect(rules.lostFocus(show(`<div aria-hidden="true">${dialog}</div>`))).toEqual([]);
    });
  });

  it.each([
    [320, []],
    [321, []],
    [322, ['322 px on a screen of 320 px']],
  ])('want nothing wider than the screen: %d px on 320', (contentWidth, found) => {
    expect(rules.overflow({ ...show(good), contentWidth, screenWidth: 320 })).toEqual(found);
  });
});
