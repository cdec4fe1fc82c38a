import { screen, within, type Screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { configure } from '../setup/configure';
import { heading, renderPortal } from '../setup/renderPortal';

const configureCare = (): void => {
  configure({
    care: { phone: '+36 1 234 5678', email: 'segitseg@pelda.hu', hours: 'H–P 8–18 | Mon–Fri, 8am–6pm' },
    links: { care: 'https://pelda.hu/kapcsolat' },
  });
};
const footer = () => within(screen.getByRole('contentinfo'));
const expectWays = (place: Pick<Screen, 'getByRole' | 'getByText'>): void => {
  expect(place.getByRole('link', { name: '+36 1 234 5678' })).toHaveAttribute('href', 'tel:+3612345678');
  expect(place.getByRole('link', { name: 'segitseg@pelda.hu' })).toHaveAttribute('href', 'mailto:segitseg@pelda.hu');
  expect(place.getByRole('link', { name: /^Kapcsolat/ })).toHaveAttribute('href', 'https://pelda.hu/kapcsolat');
  expect(place.getByText(/H–P 8–18/)).toBeVisible();
};

describe('customer care', () => {
  it('customer care stands in the footer, on a page that is not found and on the overview (NAV-16)', async () => {
    configureCare();
    const { go } = await renderPortal({ path: '/nincs/ilyen', as: 'anna' });
    await heading('Az oldal nem található');
    expectWays(footer());
    expectWays(within(screen.getByRole('main')));
    await go('/app');
    await heading('Áttekintés');
    expectWays(within(screen.getByRole('region', { name: 'Ügyfélszolgálat' })));
  });

  it.each([
    ['TRANSACTION_NOT_FOUND', /Nem találjuk ezt a tranzakciót/],
    ['VALAMI_MAS', /A hiba kódja: VALAMI_MAS/],
  ])('customer care stands beside an error that only it can help with: %s (NAV-16)', async (code, text) => {
    configureCare();
    await renderPortal({ path: '/activate/hu/abcdefgh', faults: [{ call: '/confirm', kind: 'code', code }] });
    const sentence = (await screen.findByText(text)).closest('p');
    expect(sentence).not.toBeNull();
    if (sentence !== null) expectWays(within(sentence));
  });

  it.each(['/contract/hu/regi-link-1', '/invoice/SZ2026-000001/nincs/hu'])(
    'customer care stands in the page of a link that doesn’t work: %s (NAV-16)',
    async (path) => {
      configureCare();
      await renderPortal({ path });
      expect((await within(screen.getByRole('main')).findAllByText(/Ügyfélszolgálat/)).length).toBe(1);
      expectWays(within(screen.getByRole('main')));
    },
  );

  it('customer care is not beside an error that the member can mend (NAV-16)', async () => {
    configureCare();
    await renderPortal({ path: '/activate/hu/abcdefgh' });
    await screen.findByText(/Érvénytelen kód/);
    expect(within(screen.getByRole('main')).queryByText(/Ügyfélszolgálat/)).not.toBeInTheDocument();
  });

  it('customer care is named nowhere where none is configured (NAV-16)', async () => {
    const faults = [{ call: '/confirm', kind: 'code', code: 'TRANSACTION_NOT_FOUND' }] as const;
    const { go } = await renderPortal({ path: '/activate/hu/abcdefgh', faults });
    await screen.findByText(/Nem találjuk ezt a tranzakciót/);
    expect(screen.queryByText(/ügyfélszolgálat/i)).not.toBeInTheDocument();
    await go('/nincs/ilyen');
    expect(screen.queryByText(/ügyfélszolgálat/i)).not.toBeInTheDocument();
  });
});

describe('the accessibility statement', () => {
  it('the accessibility statement says how to reach somebody (NAV-17)', async () => {
    configureCare();
    await renderPortal({ path: '/accessibility' });
    await heading('Akadálymentességi nyilatkozat');
    expectWays(within(screen.getByRole('region', { name: 'Visszajelzés' })));
  });
});
