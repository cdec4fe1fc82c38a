import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { addInvoice } from '../../../mocks/model/payment/invoices';
import { holdReply } from '../../setup/holdReply';
import { renderPortal } from '../../setup/renderPortal';
import { card, springWorld } from './support';

const visit = (as: string, world = springWorld()) => renderPortal({ path: '/invoices', as, world });

const cellsOf = async (name: string) =>
  (await within(await card(name)).findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
  );

/** The dialog has a link that is real: an address of its own, and the file's name. */
const readyLink = async () => within(await screen.findByRole('dialog')).findByRole('link', { name: 'Letöltés' });

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:invoice');
});

describe('the invoices', () => {
  it('stand newest first with date, ordinal and amount, and the year’s total (DOC-3)', async () => {
    const world = springWorld();
    addInvoice(world, { kr: '123456', date: '2026-04-20', fullAmount: 1_250 });
    const { sent } = await visit('anna', world);
    const rows = await cellsOf('2026. évi számlák');
    expect(rows.map(([date]) => date)).toEqual(['2026.04.20.', '2026.03.05.', '2026.02.05.', '2026.01.05.']);
    expect(rows[0]).toEqual(['2026.04.20.', expect.stringMatching(/^SZ2026-\d{6}$/) as string, '1 250 Ft']);
    expect(within(await card('2026. évi számlák')).getByRole('status')).toHaveTextContent('Összesen (2026) 38 450 Ft');
    expect(within(await card('Korábbi évek számlái')).getByRole('status')).toHaveTextContent(
      'Összesen (2025) 118 800 Ft',
    );
    expect(sent('/listInvoices')).toContainEqual({ kr: '123456', from: '2025-01-01', to: '2025-12-31' });
  });

  it('of another past year come on request; those of four years ago are customer care’s (DOC-1, DOC-3)', async () => {
    const { user, sent } = await visit('anna');
    await cellsOf('Korábbi évek számlái');
    await user.click(screen.getByRole('combobox', { name: 'Év' }));
    await user.click(screen.getByRole('option', { name: '2023' }));
    await waitFor(async () => expect((await cellsOf('Korábbi évek számlái'))[0]?.[0]).toBe('2023.10.05.'));
    await user.click(screen.getByRole('combobox', { name: 'Év' }));
    await user.click(screen.getByRole('option', { name: '2022' }));
    expect(await screen.findByText(/A 2022\. évi számlák itt már nem érhetők el/)).toBeVisible();
    expect(sent('/listInvoices')).toHaveLength(3);
  });

  it('are saved with one press; the dialog that loads first has a real link to the file then, for iOS (DOC-4, DOC-7)', async () => {
    const world = springWorld();
    const { user, sent, server } = await visit('anna', world);
    const [row] = await cellsOf('2026. évi számlák');
    const ordinal = row?.[1] ?? '';
    const answer = holdReply(server, '/download');
    await user.click(screen.getByRole('button', { name: `Letöltés: ${ordinal}` }));
    const dialog = await screen.findByRole('dialog', { name: `Számla: ${ordinal}` });
    expect(within(dialog).getByRole('status')).toHaveTextContent('Betöltjük a számlát…');
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
    answer();
    const link = await readyLink();
    expect(link).toHaveAttribute('href', 'blob:invoice');
    expect(link).toHaveAttribute('download', `Számla ${ordinal}.pdf`);
    expect(saved).toEqual([`Számla ${ordinal}.pdf`]);
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      'Ha a letöltés nem indul el magától, nyomja meg a Letöltés gombot.',
    );
    expect(sent('/getDownloadInvoice')).toEqual([{ invoice: ordinal }]);
    expect(sent('/download')).toEqual([{ fileId: world.state.downloads[0]?.fileId }]);
    await user.click(within(dialog).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The row keeps the file.
    const kept = screen.getByRole('link', { name: `Letöltés: Számla ${ordinal}.pdf` });
    expect(kept).toHaveAttribute('href', 'blob:invoice');
    expect(kept).toHaveFocus();
  });

  it('are saved for a double press too, whose second one doesn’t close the dialog (UX-24, DOC-4)', async () => {
    const { user } = await visit('anna');
    const [row] = await cellsOf('2026. évi számlák');
    await user.click(screen.getByRole('button', { name: `Letöltés: ${row?.[1] ?? ''}` }));
    await screen.findByRole('dialog');
    // The second press meets the backdrop.
    await user.click(document.querySelector('.MuiDialog-container')!);
    expect(await readyLink()).toBeVisible();
    expect(saved).toEqual([`Számla ${row?.[1] ?? ''}.pdf`]);
  });

  it('say in the dialog why a file can’t be had, and try again there (DOC-4, SEC-5)', async () => {
    const world = springWorld();
    addFault(world, { call: '/download', kind: 'html', times: 1 });
    const { user } = await visit('anna', world);
    await cellsOf('2026. évi számlák');
    await user.click(screen.getAllByRole('button', { name: /^Letöltés: SZ2026/ })[0]!);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Technikai hiba történt/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Újrapróbálom' }));
    expect(await readyLink()).toBeVisible();
  });

  it('forget a download whose dialog was closed (DOC-4, FLT-3)', async () => {
    const world = springWorld();
    addFault(world, { call: '/getDownloadInvoice', kind: 'slow', delay: 3_000, times: 1 });
    const { user } = await visit('anna', world);
    const ordinals = (await cellsOf('2026. évi számlák')).map(([, ordinal]) => ordinal);
    await user.click(screen.getByRole('button', { name: `Letöltés: ${ordinals[0]!}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: `Letöltés: ${ordinals[1]!}` }));
    expect(await readyLink()).toHaveAttribute('download', `Számla ${ordinals[1]!}.pdf`);
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
    expect(saved).toHaveLength(1);
  });

  it('fail list by list; an empty year says so, and has no total (DOC-5)', async () => {
    const world = springWorld();
    world.state.invoices = [];
    addFault(world, { call: '/listInvoices', kind: 'nolist', times: 1 });
    const { user } = await visit('reka', world);
    const first = await card('2026. évi számlák');
    const retry = await within(first).findByRole('button', { name: 'Újrapróbálom' });
    expect(await within(await card('Korábbi évek számlái')).findByText('2025. évi számlája nincs.')).toBeVisible();
    await user.click(retry);
    expect(await within(first).findByText('2026. évi számlája nincs.')).toBeVisible();
    expect(screen.queryByText(/Összesen/)).not.toBeInTheDocument();
  });

  it('need a kr (DOC-6)', async () => {
    const { sent } = await visit('bela');
    expect(await screen.findByText(/Nincs érvényes szerződése/)).toBeVisible();
    expect(sent('/listInvoices')).toEqual([]);
  });
});
