import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { applyConfig, builtConfig } from '../../../src/config';
import { daysIn, dayTexts, sumsIn, sumText } from '../../setup/saidFigures';
import { fact, order, signedWorld, visitStatus as visit } from './support';

const backToSummary = { name: 'Vissza az összegzéshez' };

describe('what /get-8 says', () => {
  beforeEach(() => applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } }));
  afterEach(() => applyConfig(builtConfig));
  const approved = /^A fizetését jóváhagyták \(112\s100\sFt, T1001\)\. Kérjük, ne fizessen újra/;
  const paidDont = 'A rendszer szerint a szerződés díja ki van fizetve. Kérjük, ne fizessen újra.';
  const unpaid = 'A rendszer szerint a szerződés díja nincs kifizetve.';
  const notSure = /^Ha nem tudja biztosan, levonták-e az összeget/;
  const failed = 'A szerződést nem sikerült véglegesíteni.';
  const paymentFailed = 'A fizetés nem sikerült.';
  const unknown = 'A szerződés állapota most nem ismert.';

  it.each<[Record<string, unknown>, boolean, string, string | RegExp | undefined, boolean]>([
    [{ status: 'ERROR', paid: false, payState: undefined }, false, failed, unpaid, true],
    // Review 11, case 29: an unlisted word of a paid contract.
    [{ status: 'ERROR', paid: undefined, payState: 'PAID' }, false, failed, notSure, false],
    [{ status: 'ERROR', paid: true, payState: 'ERROR' }, false, failed, paidDont, false],
    [{ status: 'ERROR', paid: undefined, payState: 'ERROR' }, true, failed, approved, false],
    [{ status: 'ERROR', paid: undefined, payState: 'ERROR' }, false, paymentFailed, notSure, true],
    [{ status: 'DONE', paid: false, payState: 'ERROR' }, false, paymentFailed, notSure, true],
    [{ status: 'OK', docState: true, paid: false, payState: 'ERROR' }, false, paymentFailed, notSure, true],
    [{ status: 'DONE', paid: true, payState: 'ERROR' }, false, 'Elkészült a szerződése.', paidDont, false],
    [{ status: 'OK', docState: true }, false, 'Elkészültek a szerződés dokumentumai.', undefined, false],
    [{ status: 'REJECTED', docState: true, paid: false }, false, unknown, undefined, false],
    [{ status: 'constructor' }, false, unknown, undefined, false],
  ])(
    '%o, authorised: %s, reads "%s", "%s"; back to paying: %s (SUM-3, SUM-4, SUM-5)',
    async (fields, auth, title, text, back) => {
      const { user, store, path } = await visit(signedWorld(fields), { auth });
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      if (text !== undefined) expect(screen.getByText(text)).toBeVisible();
      else expect(screen.queryByText(/fizessen|fizetne/)).not.toBeInTheDocument();
      expect(screen.queryAllByRole('button', backToSummary)).toHaveLength(back ? 1 : 0);
      const isDone = title.startsWith('Elkészült a');
      await waitFor(() => expect(store.get().contractKey === undefined).toBe(isDone));
      if (!back) return;
      await user.click(screen.getByRole('button', backToSummary));
      await waitFor(() => expect(path()).toBe('/contracting'));
      expect(store.get().step).toBe(7);
    },
  );

  it('is shown in its own words: DONE and ERROR from one dictionary, any other as it comes, and the codes with customer care (SAY-2, SUM-3)', async () => {
    const fields = { status: 'ERROR', paid: false, payState: 'Beérkezett', regState: 'ERROR', docState: false };
    await visit(signedWorld({ ...fields, messages: ['ERROR.NO.DIJ', 'VALAMI_UJ'] }), { auth: false });
    await screen.findByText(failed);
    expect(fact('Fizetés')).toBe('Nincs kifizetve (Beérkezett)');
    expect(fact('Bankkártya-regisztráció')).toBe('Hiba');
    expect(fact('Dokumentumok')).toBe('Még nincs kész');
    expect(fact('Tranzakció')).toBeUndefined();
    expect(screen.getByText(/^Hiba történt a szerződéskötés közben/)).toBeVisible();
    expect(screen.getByText(/VALAMI_UJ/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Ügyfélszolgálat' })).getByRole('link')).toBeVisible();
  });

  it.each([
    [{ status: 'OK', paid: true }, 'paid'],
    [{ status: 'ERROR', payState: 'ERROR', paid: false }, 'failed'],
    [{ status: 'OK', paid: false, payState: 'ERROR', docState: false }, 'open'],
  ])('%o ends an open payment as %s (PAY-12)', async (fields, state) => {
    const world = signedWorld(fields);
    const open = { transaction: 'T9', endTransaction: undefined };
    const { store } = await visit(world, { auth: false, prepare: (one) => one.update(open) });
    await screen.findByRole('heading', { level: 2, name: /szerződés|fizetés/i });
    await waitFor(() => expect(store.get().transaction).toBe(state === 'open' ? 'T9' : undefined));
    if (state !== 'open') expect(store.get().endTransaction?.paid).toBe(state === 'paid');
  });

  const words = fc.option(fc.constantFrom('DONE', 'ERROR', 'OK', 'PAID', '12 400 Ft'), { nil: undefined });
  const flag = fc.option(fc.boolean(), { nil: undefined });
  const status = fc.constantFrom('OK', 'ERROR', 'DONE', 'TNR', 'DOC', 'QUEUED');
  const replies = fc.record({ status, paid: flag, payState: words, regState: words, docState: flag });

  // Review 11, case 30: charges after a registration that failed.
  const example = { status: 'DONE', paid: undefined, payState: undefined, regState: 'ERROR', docState: undefined };

  it.for([example, ...fc.sample(replies, 9)])(
    'every sum and day is the own order’s or a word of the reply, and no charge is foretold: reply %# (SAY-1, UX-6)',
    async (fields) => {
      await visit(signedWorld({ ...fields, payment: '31' }));
      await screen.findByText('A megrendelése');
      await waitFor(() => expect(fact('Fizetés')).toBeDefined());
      const page = screen.getByRole('main', { hidden: true });
      for (const sum of sumsIn(page)) expect([sumText(order.amount), '12 400 Ft']).toContain(sum);
      for (const day of daysIn(page)) expect(dayTexts(order.validFrom)).toContain(day);
      expect(page).not.toHaveTextContent(/terhelés|levon(juk|ják)|beszed/);
    },
  );
});
