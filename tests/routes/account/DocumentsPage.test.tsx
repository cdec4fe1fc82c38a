import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { addDocument } from '../../../mocks/model/payment/documents';
import { personaAccount } from '../../../mocks/personas';
import type { Fault } from '../../../mocks/state';
import { holdReply } from '../../setup/holdReply';
import { renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { card, springWorld } from './support';

const visit = (more: Partial<PortalVisit> = {}) =>
  renderPortal({ path: '/documents', as: 'anna', world: springWorld(), ...more });

/** The service answers with these rows. */
const listed = (list: readonly object[]): Fault => ({ call: '/list', kind: 'fields', fields: { list } });

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

describe('the documents page', () => {
  it('lists this year, the next and last year, newest key first, by name and year, and offers all years from 2011 (DOC-1, UX-16)', async () => {
    const { user, sent } = await visit();
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
    await waitFor(async () => expect(await rowsOf('Korábbi évek dokumentumai')).toHaveLength(2));
    await user.click(screen.getByRole('combobox', { name: 'Év' }));
    await user.click(screen.getByRole('option', { name: '2022' }));
    expect(await screen.findByText(/A 2022\. évi dokumentumok itt már nem érhetők el/)).toBeVisible();
    const asked = sent('/list').map((body) => (body as { year: number }).year);
    expect(asked.sort()).toEqual([2023, 2025, 2026, 2027]);
  });

  it('tells documents of the same name apart, and translates the names that it knows (UX-28, UX-34)', async () => {
    const world = springWorld();
    const { id: accountId, kr } = personaAccount(world, 'anna');
    addDocument(world, { accountId, kr, year: 2026, kind: 'contract' });
    addDocument(world, { accountId, kr, year: 2026, kind: 'information', title: 'Sportnapi melléklet' });
    const { user } = await visit({ world });
    expect(await rowsOf('2026. évi dokumentumok')).toEqual([
      'Sportnapi melléklet 2026',
      'Tagsági szerződés 2026 (2)',
      'Kártyaigazolás 2026',
      'Általános szerződési feltételek 2026',
      'Tagsági szerződés 2026 (1)',
    ]);
    await user.click(screen.getByRole('button', { name: 'ENG' }));
    expect(await screen.findByRole('button', { name: 'Download: Membership contract 2026 (2)' })).toBeVisible();
    expect(screen.getByText('Card certificate')).not.toHaveAttribute('lang');
    expect(screen.getByText('Sportnapi melléklet')).toHaveAttribute('lang', 'hu');
  });

  it('saves a file under the server’s name, sends the kr only where the row says so, and ends at a real link (DOC-2, DOC-7)', async () => {
    const { user, sent } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Letöltés: Általános szerződési feltételek 2026' }));
    const link = await screen.findByRole('link', { name: 'Letöltés: Általános szerződési feltételek 2026.pdf' });
    expect(saved).toEqual(['Általános szerződési feltételek 2026.pdf']);
    expect(link).toHaveAttribute('href', 'blob:document');
    expect(link).toHaveAttribute('download', 'Általános szerződési feltételek 2026.pdf');
    expect(link).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Letöltés: Tagsági szerződés 2026' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    const id = expect.any(String) as string;
    expect(sent('/document')).toEqual([{ id, kr: '123456' }, { id }]);
  });

  it('shows the progress of a download, and its failure as a notice (DOC-2, SEC-5)', async () => {
    const { user, server, world } = await visit();
    const download = await screen.findByRole('button', { name: 'Letöltés: Kártyaigazolás 2026' });
    addFault(world, { call: '/document', kind: 'html', times: 1 });
    await user.click(download);
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    expect(saved).toEqual([]);
    const answer = holdReply(server, '/document');
    await user.click(download);
    expect(await screen.findByRole('progressbar', { name: 'Kártyaigazolás 2026 letöltése' })).toBeVisible();
    expect(download).toBeDisabled();
    answer();
    await waitFor(() => expect(saved).toEqual(['Kártyaigazolás 2026.pdf']));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows the other lists where one fails, which has its reason and a retry, also while it is asked again (DOC-5)', async () => {
    const world = springWorld();
    world.state.documents = [];
    const faults = [{ call: '/list', kind: 'code', code: 'TECHNICAL_ERROR', times: 1 }] as const;
    const { user, server } = await visit({ as: 'reka', world, faults });
    const first = await card('2026. évi dokumentumok');
    const retry = await within(first).findByRole('button', { name: 'Újrapróbálom' });
    expect(
      await within(await card('2027. évi dokumentumok')).findByText('A 2027. évhez nincs dokumentum.'),
    ).toBeVisible();
    expect(screen.getAllByText('Nem sikerült betölteni')).toHaveLength(1);
    const answer = holdReply(server, '/list');
    await user.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('A 2027. évhez nincs dokumentum.')).toBeVisible();
    answer();
    expect(await within(first).findByText('A 2026. évhez nincs dokumentum.')).toBeVisible();
  });

  it('keeps the message of a list that fails again, its button and the focus, while another fails beside it (UX-15, UX-38)', async () => {
    const { user, server } = await visit({ faults: [{ call: '/list', kind: '500' }] });
    const first = within(await card('2026. évi dokumentumok'));
    const second = within(await card('2027. évi dokumentumok'));
    const retry = await second.findByRole('button', { name: 'Újrapróbálom' });
    const [message, other] = [second.getByRole('alert'), await first.findByRole('alert')];
    const answer = holdReply(server, '/list');
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect([message, other].every((shown) => document.contains(shown))).toBe(true);
    answer();
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
    expect(document.contains(message)).toBe(true);
    expect(retry).toHaveFocus();
  });

  it('shows the first hundred of many rows, and all of them at a press, which takes the focus to the list (DOC-5, FLT-9)', async () => {
    const list = Array.from({ length: 120 }, (_, index) => ({ docKey: index + 1, docId: 'ÁSZF_2026' }));
    const { user } = await visit({ faults: [listed(list)] });
    const group = await screen.findByRole('group', { name: '2026. évi dokumentumok' });
    expect(within(group).getAllByRole('listitem')).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Összes sor (120): 2026. évi dokumentumok' }));
    expect(group).toHaveFocus();
    expect(group.querySelectorAll('li')).toHaveLength(120);
    expect(screen.queryByRole('button', { name: /^Összes sor.*2026/ })).not.toBeInTheDocument();
  });

  it('fetches general terms with the kr, though their row doesn’t say so (DOC-2)', async () => {
    const { user, sent } = await visit({ faults: [listed([{ docKey: 7, docId: 'ÁSZF_2026', docKr: false }])] });
    const terms = within(await card('2026. évi dokumentumok'));
    await user.click(await terms.findByRole('button', { name: 'Letöltés: ÁSZF 2026' }));
    await waitFor(() => expect(sent('/document')).toEqual([{ id: '7', kr: '123456' }]));
  });

  it('says how many rows of a list couldn’t be read, and of a list without any that can that it can’t be shown (ERR-8, SAY-3)', async () => {
    const list = [{ docKey: 7, docId: 'ÁSZF_2026' }, {}, { docId: 'x' }];
    await visit({ faults: [{ ...listed([{}]), times: 1 }, listed(list)] });
    expect(await within(await card('2026. évi dokumentumok')).findByText('Nem sikerült betölteni')).toBeVisible();
    const next = within(await card('2027. évi dokumentumok'));
    expect(await next.findByText('2 sort nem tudtunk beolvasni.')).toBeVisible();
    expect(next.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(/dokumentuma nincs/)).not.toBeInTheDocument();
  });
});

it.each([
  ['/documents', '/list'],
  ['/invoices', '/listInvoices'],
  ['/invoicedata', '/get-invoice-data'],
])('%s leads a member without a kr to a contract, and asks nothing (DOC-6, INV-3)', async (path, call) => {
  const { sent } = await renderPortal({ path, as: 'bela' });
  expect(await screen.findByText(/Nincs érvényes szerződése/)).toBeVisible();
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Új szerződés' });
  expect(link).toHaveAttribute('href', '/contracting/init');
  expect(sent(call)).toEqual([]);
});
