import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { addInvoice } from '../../../mocks/model/payment/invoices';
import type { World } from '../../../mocks/world';
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

/** A year of three invoices, two of them on one day. */
const smallYear = (): World => {
  const world = springWorld();
  world.state.invoices = world.state.invoices.filter(({ kr }) => kr !== '123457');
  for (const date of ['2026-01-05', '2026-01-05', '2026-02-05'])
    addInvoice(world, { kr: '123457', date, fullAmount: 12_400 });
  return world;
};

const ordinalsOf = (world: World): string[] =>
  world.state.invoices.filter(({ kr }) => kr === '123457').map(({ ordinal }) => ordinal);

const visit = (world: World, more: Partial<PortalVisit> = {}) =>
  renderPortal({ path: '/invoices', as: 'dora', world, ...more });

const button = async (name = 'Az év összes számlája (ZIP): 2026') =>
  within(await card('2026. évi számlák')).findByRole('button', { name });

const dialog = async () => within(await screen.findByRole('dialog', { name: '2026. évi számlák letöltése' }));

const bytesOf = async (link: HTMLElement): Promise<Uint8Array> => {
  const blob = made[Number(link.getAttribute('href')?.slice(5))]!;
  return new Uint8Array(await blob.arrayBuffer());
};

/** Fetches the whole year, to see what an earlier try left behind. */
const all = async (user: UserEvent): Promise<void> => {
  await user.click(await button());
  await (await dialog()).findByRole('link', { name: 'Az év összes számlája (ZIP)' });
};

/** The files of an archive that only stores: name and content, read from its directory. */
const unpack = (archive: Uint8Array): { name: string; content: Uint8Array }[] => {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files: { name: string; content: Uint8Array }[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < view.getUint16(end + 10, true); index += 1) {
    // Bit 11: the name is UTF-8. Method 0: stored.
    expect([view.getUint16(at + 8, true) & 0x800, view.getUint16(at + 10, true)]).toEqual([0x800, 0]);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    files.push({
      name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength)),
      content: archive.subarray(start, start + size),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
};

const textOf = (content: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);

describe('all invoices of a year (DOC-8)', () => {
  it('come with one press, one after another, as an archive with their list; it saves itself, and its link has the focus', async () => {
    const world = smallYear();
    const { user, sent } = await visit(world);
    await user.click(await button());
    const shown = await dialog();
    const archive = await shown.findByRole('link', { name: 'Az év összes számlája (ZIP)' });
    expect(archive).toHaveAttribute('download', 'szamlak-2026.zip');
    expect(archive).toHaveFocus();
    expect(saved).toEqual(['szamlak-2026.zip']);
    expect(shown.getAllByRole('status')[0]).toHaveTextContent('Elkészült: 3 / 3 számla letölthető.');
    const [first, second, third] = ordinalsOf(world);
    // Newest first, as on the page; each is there before the next is asked for.
    expect(sent('/getDownloadInvoice')).toEqual([third, second, first].map((invoice) => ({ invoice })));
    const calls = world.log
      .map(({ path }) => path)
      .filter((path) => path === '/getDownloadInvoice' || path === '/download');
    expect(calls.join(' ')).toBe(Array(3).fill('/getDownloadInvoice /download').join(' '));

    const files = unpack(await bytesOf(archive));
    const names = [
      `2026-02-05 Számla ${third!}.pdf`,
      `2026-01-05 Számla ${second!}.pdf`,
      `2026-01-05 Számla ${first!}.pdf`,
    ];
    expect(files.map(({ name }) => name)).toEqual(['szamlak-2026.csv', ...names]);
    for (const { content } of files.slice(1)) expect(textOf(content.subarray(0, 5))).toBe('%PDF-');
    const csv = `\uFEFFDátum;Sorszám;Összeg (Ft);Fájl\r\n${[third, second, first].map((ordinal, index) => `${names[index]!.slice(0, 10)};${ordinal!};12400;${names[index]!}\r\n`).join('')}`;
    expect(textOf(files[0]!.content)).toBe(csv);
  });

  it('have their list with commas in English', async () => {
    const { user } = await visit(smallYear(), { language: 'en' });
    await user.click(
      await within(await card('Invoices of 2026')).findByRole('button', {
        name: 'All invoices of the year (ZIP): 2026',
      }),
    );
    const archive = await screen.findByRole('link', { name: 'All invoices of the year (ZIP)' });
    const [list] = unpack(await bytesOf(archive));
    expect(list!.name).toBe('invoices-2026.csv');
    expect(textOf(list!.content)).toMatch(/^\uFEFFDate,[^,]+,Amount \(Ft\),File\r\n2026-02-05,SZ2026-\d+,12400,/);
  });

  it('are given as far as they came: what failed is named, with the reason and a retry', async () => {
    const world = smallYear();
    addFault(world, { call: '/download', kind: 'html', times: 1 });
    const { user, sent } = await visit(world);
    await user.click(await button());
    const shown = await dialog();
    expect(await shown.findByText('Ezeket a számlákat nem tudtuk betölteni:')).toBeVisible();
    const third = ordinalsOf(world)[2]!;
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([third]);
    expect(shown.getByText(/Technikai hiba történt/)).toBeVisible();
    expect(shown.getAllByRole('status')[0]).toHaveTextContent('Elkészült: 2 / 3 számla letölthető.');
    const [list, ...files] = unpack(await bytesOf(shown.getByRole('link', { name: 'Az év összes számlája (ZIP)' })));
    expect(files).toHaveLength(2);
    expect(textOf(list!.content)).toContain(`;${third};12400;\r\n`);

    await user.click(shown.getByRole('button', { name: 'Újrapróbálom' }));
    await waitFor(() => expect(shown.getAllByRole('status')[0]).toHaveTextContent('Elkészült: 3 / 3'));
    expect(sent('/getDownloadInvoice')).toHaveLength(3 + 3);
  });

  it('are not asked for one by one when the service is down, and no file is offered', async () => {
    const world = smallYear();
    for (let index = 0; index < 9; index += 1)
      addInvoice(world, { kr: '123457', date: '2026-03-05', fullAmount: 1_000 });
    addFault(world, { call: '/getDownloadInvoice', kind: '500' });
    const { user, sent } = await visit(world);
    await user.click(await button());
    const shown = await dialog();
    expect(await shown.findByText('Ezeket a számlákat nem tudtuk betölteni:')).toBeVisible();
    expect(sent('/getDownloadInvoice')).toHaveLength(3);
    expect(shown.getAllByRole('listitem')).toHaveLength(12);
    expect(shown.queryByRole('link', { name: 'Az év összes számlája (ZIP)' })).not.toBeInTheDocument();
  });

  it('can be cancelled: nothing more is asked for, and a late reply is dropped (FLT-3)', async () => {
    const world = smallYear();
    addFault(world, { call: '/download', kind: 'slow', delay: 20_000, times: 1 });
    const { user, sent } = await visit(world);
    await user.click(await button());
    const shown = await dialog();
    expect(shown.getAllByRole('status')[0]).toHaveTextContent('Betöltjük a számlákat: 0 / 3');
    expect(shown.getByRole('progressbar', { name: '2026. évi számlák letöltése' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    await waitFor(() => expect(sent('/getDownloadInvoice')).toHaveLength(1));
    await user.click(shown.getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button()).toHaveFocus();
    await all(user);
    expect(sent('/getDownloadInvoice')).toHaveLength(1 + 3);
    expect(made).toHaveLength(1);
  });

  it('stop when the page is left', async () => {
    const world = smallYear();
    addFault(world, { call: '/download', kind: 'slow', delay: 20_000, times: 1 });
    const { user, sent, go } = await visit(world);
    await user.click(await button());
    await waitFor(() => expect(sent('/getDownloadInvoice')).toHaveLength(1));
    await go('/documents');
    await heading('Dokumentumok');
    await go('/invoices');
    await all(user);
    expect(sent('/getDownloadInvoice')).toHaveLength(1 + 3);
    expect(made).toHaveLength(1);
  });

  it('stop when the session ends in the middle (FLT-1)', async () => {
    const world = smallYear();
    addFault(world, { call: '/download', kind: 'expired', times: 1 });
    const { user, sent, path } = await visit(world);
    await user.click(await button());
    await waitFor(() => expect(path()).toBe('/login'));
    expect(sent('/getDownloadInvoice')).toHaveLength(1);
    expect(made).toEqual([]);
  });

  it('are offered only where there is a file', async () => {
    const world = smallYear();
    for (const invoice of world.state.invoices) if (invoice.kr === '123457') invoice.ordinal = '';
    await visit(world);
    expect(await within(await card('2026. évi számlák')).findByRole('table')).toBeVisible();
    expect(await within(await card('Korábbi évek számlái')).findByText('2025. évi számlája nincs.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /letöltése$/ })).not.toBeInTheDocument();
  });
});
