import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { addInvoice } from '../../../mocks/model/payment/invoices';
import type { World } from '../../../mocks/world';
import { holdReply } from '../../setup/holdReply';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { card, springWorld } from './support';

const made: Blob[] = [];
/** The names of the files that the page saved by itself. */
const saved: string[] = [];

beforeEach(() => {
  made.length = 0;
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob) - 1}`);
});

const visit = (more: Partial<PortalVisit> = {}) =>
  renderPortal({ path: '/invoices', as: 'anna', world: springWorld(), ...more });

const cellsOf = async (name: string) =>
  (await within(await card(name)).findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
  );

describe('the invoices page', () => {
  it('lists this and last year newest first, with date, ordinal and amount, and adds nothing up (DOC-3, UX-16, SAY-1)', async () => {
    const world = springWorld();
    addInvoice(world, { kr: '123456', date: '2026-04-20', fullAmount: 1_250 });
    const { sent } = await visit({ world });
    const rows = await cellsOf('2026. évi számlák');
    expect(rows.map(([date]) => date)).toEqual(['2026.04.20.', '2026.03.05.', '2026.02.05.', '2026.01.05.']);
    expect(rows[0]).toEqual(['2026.04.20.', expect.stringMatching(/^SZ2026-\d{6}$/) as string, '1 250 Ft']);
    const shown = [...rows, ...(await cellsOf('Korábbi évek számlái'))].map(([, , amount]) => amount);
    expect(within(screen.getByRole('main')).getAllByText(/\sFt$/)).toHaveLength(shown.length);
    expect(sent('/listInvoices')).toContainEqual({ kr: '123456', from: '2025-01-01', to: '2025-12-31' });
  });

  it('shows the dialog of an invoice: loading, then a real link with the focus, and saves the file (DOC-4, DOC-7)', async () => {
    const { user, sent, server, world } = await visit();
    const [[, ordinal = ''] = []] = await cellsOf('2026. évi számlák');
    const answer = holdReply(server, '/download');
    await user.click(screen.getByRole('button', { name: `Letöltés: ${ordinal}` }));
    const dialog = await screen.findByRole('dialog', { name: `Számla: ${ordinal}` });
    expect(within(dialog).getByRole('status')).toHaveTextContent('Betöltjük a számlát…');
    // The second press of a double-click meets the backdrop.
    await user.click(document.querySelector('.MuiDialog-container')!);
    answer();
    const link = await within(dialog).findByRole('link', { name: 'Letöltés' });
    expect(link).toHaveAttribute('href', 'blob:0');
    expect(link).toHaveAttribute('download', `Számla ${ordinal}.pdf`);
    expect(link).toHaveFocus();
    expect(saved).toEqual([`Számla ${ordinal}.pdf`]);
    expect(sent('/getDownloadInvoice')).toEqual([{ invoice: ordinal }]);
    expect(sent('/download')).toEqual([{ fileId: world.state.downloads[0]?.fileId }]);
  });

  it('tells in the dialog why a file can’t be had and loads it again, and forgets one whose dialog is closed (DOC-4, SEC-5, FLT-3)', async () => {
    const { user, server } = await visit({ faults: [{ call: '/download', kind: 'html', times: 1 }] });
    const answer = holdReply(server, '/getDownloadInvoice', { once: true });
    const [slow = '', other = ''] = (await cellsOf('2026. évi számlák')).map(([, ordinal = '']) => ordinal);
    await user.click(screen.getByRole('button', { name: `Letöltés: ${slow}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: `Letöltés: ${other}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Technikai hiba történt/)).toBeVisible();
    answer();
    await user.click(dialog.getByRole('button', { name: 'Újrapróbálom' }));
    expect(await dialog.findByRole('link', { name: 'Letöltés' })).toHaveAttribute('download', `Számla ${other}.pdf`);
    expect(saved).toEqual([`Számla ${other}.pdf`]);
  });

  it('shows last year’s invoices where this year’s list can’t be read (DOC-5)', async () => {
    await visit({ faults: [{ call: '/listInvoices', times: 1, kind: 'nolist' }] });
    expect(await cellsOf('Korábbi évek számlái')).not.toEqual([]);
    expect(within(await card('2026. évi számlák')).queryByRole('row')).not.toBeInTheDocument();
  });

  it('says of an empty year that it is (DOC-5)', async () => {
    const world = springWorld();
    world.state.invoices = [];
    await visit({ as: 'reka', world });
    expect(await within(await card('2026. évi számlák')).findByText('A 2026. évhez nincs számla.')).toBeVisible();
  });
});

/** A year of three invoices, two of them on one day. */
const smallYear = (): World => {
  const world = springWorld();
  world.state.invoices = world.state.invoices.filter(({ kr }) => kr !== '123456');
  for (const date of ['2026-01-05', '2026-01-05', '2026-02-05'])
    addInvoice(world, { kr: '123456', date, fullAmount: 12_400 });
  return world;
};

const openArchive = async (user: UserEvent) => {
  await user.click(
    await within(await card('2026. évi számlák')).findByRole('button', { name: 'Az év összes számlája (ZIP): 2026' }),
  );
  return within(await screen.findByRole('dialog', { name: '2026. évi számlák letöltése' }));
};
const archiveLink = { name: 'Letöltés' };

/** An archive as text: its files are stored as they are, each after its name. */
const readArchive = (link: HTMLElement): Promise<string> => made[Number(link.getAttribute('href')?.slice(5))]!.text();

describe('all invoices of a year', () => {
  it('come with one press, one after another, as an archive with their list; it saves itself, and its link has the focus (DOC-8)', async () => {
    const world = smallYear();
    const { user, sent } = await visit({ world });
    const dialog = await openArchive(user);
    const link = await dialog.findByRole('link', archiveLink);
    expect(link).toHaveFocus();
    expect(saved).toEqual(['szamlak-2026.zip']);
    expect(dialog.getAllByRole('status')[0]).toHaveTextContent('Elkészült: 3 / 3 számla letölthető.');
    // Newest first, as on the page.
    const ordinals = world.state.invoices.filter(({ kr }) => kr === '123456').map(({ ordinal }) => ordinal);
    ordinals.reverse();
    expect(sent('/getDownloadInvoice')).toEqual(ordinals.map((invoice) => ({ invoice })));
    const archive = await readArchive(link);
    const days = ['2026-02-05', '2026-01-05', '2026-01-05'];
    const names = ordinals.map((ordinal, index) => `${days[index]!} Számla ${ordinal}.pdf`);
    for (const name of names) expect(archive).toContain(`${name}%PDF-`);
    const rows = ordinals.map((ordinal, index) => `${days[index]!};${ordinal};12400;${names[index]!}\r\n`);
    expect(archive).toContain(`szamlak-2026.csv\uFEFFDátum;Sorszám;Összeg (Ft);Fájl\r\n${rows.join('')}`);
  });

  it('name what failed, with the reason and a retry; after three failures in a row no more are asked for (DOC-8)', async () => {
    const world = smallYear();
    for (let index = 0; index < 9; index += 1)
      addInvoice(world, { kr: '123456', date: '2026-03-05', fullAmount: 1_000 });
    const { user, sent } = await visit({ world, faults: [{ call: '/download', kind: '500', times: 3 }] });
    const dialog = await openArchive(user);
    expect(await dialog.findByText('Ezeket a számlákat nem tudtuk betölteni:')).toBeVisible();
    expect(dialog.getByText(/Technikai hiba történt/)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(12);
    expect(dialog.queryByRole('link', archiveLink)).not.toBeInTheDocument();
    expect(sent('/download')).toHaveLength(3);

    addFault(world, { call: '/download', kind: 'html', times: 1 });
    await user.click(dialog.getByRole('button', { name: 'Újrapróbálom' }));
    const archive = await readArchive(await dialog.findByRole('link', archiveLink));
    expect(dialog.getAllByRole('status')[0]).toHaveTextContent('Elkészült: 11 / 12 számla letölthető.');
    const [failed] = dialog.getAllByRole('listitem');
    expect(archive).toContain(`;${failed?.textContent ?? ''};1000;\r\n`);
    expect(archive.match(/%PDF-/g)).toHaveLength(11);
  });

  it.each([
    ['are cancelled', async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Mégse' }))],
    [
      'are left with the page',
      async (_user: UserEvent, go: (to: string) => Promise<void>) => {
        await go('/documents');
        await heading('Dokumentumok');
        await go('/invoices');
      },
    ],
  ])('that %s ask for nothing more, and a late reply is dropped (DOC-8, FLT-3)', async (_how, leave) => {
    const faults = [{ call: '/download', kind: 'slow', delay: 20_000, times: 1 }] as const;
    const { user, sent, go } = await visit({ world: smallYear(), faults });
    const dialog = await openArchive(user);
    expect(dialog.getAllByRole('status')[0]).toHaveTextContent(/^Betöltjük a számlákat…$/);
    expect(dialog.getByText('0 / 3')).toBeVisible();
    await waitFor(() => expect(sent('/getDownloadInvoice')).toHaveLength(1));
    await leave(user, go);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await (await openArchive(user)).findByRole('link', archiveLink);
    expect(sent('/getDownloadInvoice')).toHaveLength(1 + 3);
    expect(saved).toHaveLength(1);
  });

  it('stop where the session ends in the middle: one sign-out, no file, nothing more asked for (DOC-8, FLT-1)', async () => {
    const { user, sent, path } = await visit({ world: smallYear(), faults: [{ call: '/download', kind: 'expired' }] });
    await user.click(await screen.findByRole('button', { name: 'Az év összes számlája (ZIP): 2026' }));
    await heading('Bejelentkezés');
    expect(path()).toBe('/login');
    expect(await screen.findAllByText(/^A munkamenete lejárt/)).toHaveLength(1);
    expect(sent('/getDownloadInvoice')).toHaveLength(1);
    expect(saved).toEqual([]);
  });
});
