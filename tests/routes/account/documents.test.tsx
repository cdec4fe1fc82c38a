import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { addDocument } from '../../../mocks/model/payment/documents';
import { personaAccount } from '../../../mocks/personas';
import { holdReply } from '../../setup/holdReply';
import { renderPortal } from '../../setup/renderPortal';
import { card, springWorld } from './support';

const visit = (as: string, world = springWorld()) => renderPortal({ path: '/documents', as, world });

const rowsOf = async (name: string) =>
  (await within(await card(name)).findAllByRole('listitem')).map(
    (row) => row.firstElementChild?.nextElementSibling?.textContent,
  );

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

describe('the documents', () => {
  it('are listed for this year, the next and a past one, newest key first, by name and year (DOC-1)', async () => {
    const { user, sent } = await visit('anna');
    expect(await rowsOf('2026. évi dokumentumok')).toEqual([
      'Kártyaigazolás 2026',
      'Általános szerződési feltételek 2026',
      'Tagsági szerződés 2026',
    ]);
    expect(await rowsOf('2027. évi dokumentumok')).toEqual(['Tájékoztató 2027']);
    expect(await rowsOf('Korábbi évek dokumentumai')).toEqual([
      'Általános szerződési feltételek 2025',
      'Tagsági szerződés 2025',
    ]);

    await user.click(screen.getByRole('combobox', { name: 'Év' }));
    const years = screen.getAllByRole('option').map((option) => option.textContent);
    expect([years[0], years.at(-1), years.length]).toEqual(['2025', '2011', 15]);
    await user.click(screen.getByRole('option', { name: '2023' }));
    await waitFor(async () =>
      expect(await rowsOf('Korábbi évek dokumentumai')).toEqual([
        'Általános szerződési feltételek 2023',
        'Tagsági szerződés 2023',
      ]),
    );
    expect(
      sent('/list')
        .map((body) => (body as { year: number }).year)
        .sort(),
    ).toEqual([2023, 2025, 2026, 2027]);
  });

  it('are shown below the codes that come with them (ERR-9)', async () => {
    const world = springWorld();
    addFault(world, { call: '/list', kind: 'fields', fields: { messages: ['HAS_DEBT'] } });
    await visit('anna', world);
    const documents = within(await card('2026. évi dokumentumok'));
    const told = await documents.findByText(/^Lejárt tartozása van/);
    expect(told.compareDocumentPosition(documents.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('have their English names where the portal knows them, and stay marked as Hungarian where not (UX-34)', async () => {
    const world = springWorld();
    const { id, kr } = personaAccount(world, 'anna');
    addDocument(world, { accountId: id, kr, year: 2026, kind: 'information', title: 'Sportnapi melléklet' });
    await renderPortal({ path: '/documents', as: 'anna', world, language: 'en' });
    expect(await rowsOf('Documents of 2026')).toEqual([
      'Sportnapi melléklet 2026',
      'Card certificate 2026',
      'General terms 2026',
      'Membership contract 2026',
    ]);
    expect(screen.getByText('Sportnapi melléklet')).toHaveAttribute('lang', 'hu');
    expect(screen.getByText('Card certificate')).not.toHaveAttribute('lang');
  });

  it('of four years ago and before are customer care’s: nothing is asked of the service (DOC-1)', async () => {
    const { user, sent } = await visit('anna');
    await rowsOf('Korábbi évek dokumentumai');
    await user.click(screen.getByRole('combobox', { name: 'Év' }));
    await user.click(screen.getByRole('option', { name: '2022' }));
    expect(
      await within(await card('Korábbi évek dokumentumai')).findByText(
        /A 2022\. évi dokumentumok itt már nem érhetők el/,
      ),
    ).toBeVisible();
    expect(sent('/list')).not.toContainEqual({ kr: '123456', year: 2022 });
  });

  it('are saved under the server’s name, with the kr only where the row says so (DOC-2)', async () => {
    const { user, sent } = await visit('anna');
    await user.click(await screen.findByRole('button', { name: 'Letöltés: Általános szerződési feltételek 2026' }));
    await waitFor(() => expect(saved).toEqual(['Általános szerződési feltételek 2026.pdf']));
    await user.click(screen.getByRole('button', { name: 'Letöltés: Tagsági szerződés 2026' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(sent('/document')).toEqual([
      { id: expect.any(String) as string, kr: '123456' },
      { id: expect.any(String) as string },
    ]);
  });

  it('show the progress of a download, and a failure as a notice over a page that works on (DOC-2, SEC-5)', async () => {
    const world = springWorld();
    const { user, server } = await visit('anna', world);
    const download = await screen.findByRole('button', { name: 'Letöltés: Kártyaigazolás 2026' });
    addFault(world, { call: '/document', kind: 'html', times: 1 });
    await user.click(download);
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    expect(saved).toEqual([]);

    const answer = holdReply(server, '/document');
    await user.click(download);
    expect(await screen.findByRole('progressbar', { name: 'Kártyaigazolás letöltése' })).toBeVisible();
    expect(download).toBeDisabled();
    answer();
    await waitFor(() => expect(saved).toEqual(['Kártyaigazolás 2026.pdf']));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('end at a real link with the file’s name, which has the focus and loads nothing again (DOC-7)', async () => {
    const { user, sent } = await visit('anna');
    const download = await screen.findByRole('button', { name: 'Letöltés: Kártyaigazolás 2026' });
    await user.click(download);
    const link = await screen.findByRole('link', { name: 'Letöltés: Kártyaigazolás 2026.pdf' });
    expect(link).toHaveAttribute('href', 'blob:document');
    expect(link).toHaveAttribute('download', 'Kártyaigazolás 2026.pdf');
    expect(link).toHaveFocus();
    await user.click(link);
    expect(sent('/document')).toHaveLength(1);
  });

  it('open with last year, which says that it is empty, and name all years; no other is looked for (UX-16)', async () => {
    const world = springWorld();
    world.state.documents = world.state.documents.filter(({ year }) => year !== 2025);
    const { user, sent } = await visit('anna', world);
    expect(
      await within(await card('Korábbi évek dokumentumai')).findByText('2025. évi dokumentuma nincs.'),
    ).toBeVisible();
    expect(sent('/list')).toHaveLength(3);
    await user.click(screen.getByRole('combobox', { name: 'Év' }));
    const years = screen.getAllByRole('option').map((option) => option.textContent);
    expect(years.slice(0, 2)).toEqual(['2025', '2024']);
  });

  it('of the same name say which one they are, in the row and at its button (UX-28)', async () => {
    const world = springWorld();
    addDocument(world, { accountId: personaAccount(world, 'anna').id, kr: '123456', year: 2026, kind: 'contract' });
    const { user } = await visit('anna', world);
    expect(await rowsOf('2026. évi dokumentumok')).toEqual([
      'Tagsági szerződés 2026, 2. példány',
      'Kártyaigazolás 2026',
      'Általános szerződési feltételek 2026',
      'Tagsági szerződés 2026, 1. példány',
    ]);
    expect(screen.getByRole('button', { name: 'Letöltés: Tagsági szerződés 2026, 1. példány' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'ENG' }));
    expect(await screen.findByRole('button', { name: 'Download: Membership contract 2026, copy 2' })).toBeVisible();
  });

  it('fail list by list, each with its reason and a retry; an empty one says so (DOC-5)', async () => {
    const world = springWorld();
    world.state.documents = [];
    addFault(world, { call: '/list', kind: 'code', code: 'TECHNICAL_ERROR', times: 1 });
    const { user } = await visit('reka', world);
    const first = await card('2026. évi dokumentumok');
    const retry = await within(first).findByRole('button', { name: 'Újrapróbálom' });
    expect(await within(await card('2027. évi dokumentumok')).findByText('2027. évi dokumentuma nincs.')).toBeVisible();
    expect(screen.getAllByText('Nem sikerült betölteni')).toHaveLength(1);
    await user.click(retry);
    expect(await within(first).findByText('2026. évi dokumentuma nincs.')).toBeVisible();
  });

  it('need a kr: without one the way to a contract is shown and nothing is asked (DOC-6)', async () => {
    const { sent } = await visit('bela');
    expect(await screen.findByText(/Nincs érvényes szerződése/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Új szerződés' })).toHaveAttribute(
      'href',
      '/contracting/init',
    );
    expect(sent('/list')).toEqual([]);
  });

  it('come in pages where there are thousands; opening a page moves the focus to its list (DOC-5, FLT-9)', async () => {
    const { user } = await visit('sok');
    const list = await screen.findByRole('list', { name: '2026. évi dokumentumok' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(25);
    expect(within(list).getByText('Tájékoztató 2000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Következő oldalra' }));
    expect(await screen.findByText('26–50. tétel, összesen 2000')).toBeVisible();
    expect(list).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '80. oldalra' }));
    expect(await within(list).findByText('Tájékoztató 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Következő oldalra' })).toBeDisabled();
  });
});
