import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { World } from '../../../mocks/world';
import { press } from '../../setup/fields';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { mailedPath } from './support';

const newWorld = (): World => testWorld({ now: () => new Date('2026-03-10T09:00:00Z') });
const mailed = (world: World): string => mailedPath(world, 'anna@pelda.hu', 'invoice');
const visit = (more: Partial<PortalVisit> = {}) => renderPortal({ path: mailed, world: newWorld(), ...more });

const canShowPdf = (can: boolean): void => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: can, configurable: true });
};

beforeEach(() => {
  // jsdom has no addresses for blobs.
  URL.createObjectURL = () => 'blob:invoice';
  URL.revokeObjectURL = () => undefined;
  canShowPdf(true);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

it('an invoice from an e-mailed link is checked, fetched, shown for printing and offered as a download, without a session; its token leaves the address (PUB-17, SEC-11, SES-13)', async () => {
  const world = newWorld();
  const [, , invoice, token] = mailed(world).split('/');
  const portal = await renderPortal({ path: `/invoice/%E2%80%8B${invoice!}/${token!}/hu`, world });
  await heading('Számla');
  expect(await screen.findByTitle('A számla előnézete')).toHaveAttribute('src', 'blob:invoice');
  const link = screen.getByRole('link', { name: 'Letöltés' });
  expect(link).toHaveAttribute('href', 'blob:invoice');
  expect(link).toHaveAttribute('download', `Számla ${invoice!}.pdf`);
  expect(portal.sent('/checkDownloadInvoice')).toEqual([{ invoice, token }]);
  expect(portal.sent('/getDownloadInvoice')).toEqual([{ invoice }]);
  expect(portal.sent('/download')).toHaveLength(1);
  // The token has left the address and its history.
  expect(portal.path()).toBe(`/invoice/${invoice!}`);
  await portal.back();
  expect(portal.path()).toBe(`/invoice/${invoice!}`);
});

it('an invoice from an e-mailed link shows nothing of its path before the check (PUB-17)', async () => {
  await renderPortal({ path: '/invoice/Hivja%20a%20061-et/nincs/hu' });
  expect(await screen.findByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
  expect(screen.queryByText(/Hivja/)).not.toBeInTheDocument();
});

it('an invoice from an e-mailed link is printed from its frame; where the browser blocks it, the page explains how (PUB-17)', async () => {
  const { user } = await visit();
  const frame = await screen.findByTitle<HTMLIFrameElement>('A számla előnézete');
  const print = vi.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { print } });
  await press(user, 'Nyomtatás');
  expect(print).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Töltse le a számlát/)).not.toBeInTheDocument();
  print.mockImplementation(() => {
    throw new DOMException('cross-origin', 'SecurityError');
  });
  await press(user, 'Nyomtatás');
  expect(screen.getByText(/Töltse le a számlát, és nyomtassa ki/)).toBeVisible();
  expect(screen.getByText('Technikai hiba')).toBeVisible();
});

it('an invoice from an e-mailed link is a download where the browser shows no PDF (PUB-17)', async () => {
  canShowPdf(false);
  await visit();
  expect(await screen.findByRole('link', { name: 'Letöltés' })).toBeVisible();
  expect(screen.queryByTitle('A számla előnézete')).not.toBeInTheDocument();
  expect(screen.getByText(/Ez a böngésző itt nem tudja megjeleníteni/)).toBeVisible();
});

it.each([
  ['/checkDownloadInvoice', 'code'],
  ['/getDownloadInvoice', '500'],
  ['/download', 'html'],
  ['/download', 'empty'],
] as const)(
  'an invoice from an e-mailed link that failed at %s (%s) says "Technikai hiba" with its reference to copy, and can be tried again (PUB-17, SEC-5, OPS-4)',
  async (call, kind) => {
    const { user } = await visit({ faults: [{ call, kind, times: 1 }] });
    expect(await screen.findByText('Technikai hiba')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Másolás: \w{6} hivatkozási szám$/ })).toBeVisible();
    await press(user, 'Újrapróbálom');
    expect(await screen.findByRole('link', { name: 'Letöltés' })).toBeVisible();
    expect(screen.queryByText('Technikai hiba')).not.toBeInTheDocument();
  },
);

it.each(['/invoice/SZ2026-000001/a%C3%A9b/en', '/invoice/%E2%80%8B/abc/en', `/invoice/${'x'.repeat(201)}/abc/en`])(
  'an invoice from an e-mailed link that no link could carry asks nothing: %s (SEC-4)',
  async (path) => {
    const portal = await renderPortal({ path, language: 'en' });
    expect(await screen.findByText('Technical error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    // Without a call there is no reference.
    expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(portal.sent('/checkDownloadInvoice')).toEqual([]));
  },
);
