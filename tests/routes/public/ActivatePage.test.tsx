import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { personaPassword } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { field, fill, main, press } from '../../setup/fields';
import { holdReply } from '../../setup/holdReply';
import { heading, renderPortal, renderStrictly } from '../../setup/renderPortal';
import { mailedPath } from './support';

const inactive = 'inaktiv@pelda.hu';
const link = (world: World): string => mailedPath(world, inactive, 'activation');

it('the activation link activates once and leads to the sign-in page, which tells of it once (PUB-4, SES-13)', async () => {
  const portal = await renderStrictly({ path: link });
  expect(await screen.findByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
  expect(portal.path()).toBe('/login');
  expect(portal.sent('/confirm')).toHaveLength(1);
  expect(portal.store.get().activated).toBeUndefined();
  await portal.back();
  expect(portal.path()).toBe('/login');
});

it('the activation link tells a member who is signed in where they land, and the sign-in page not once more (PUB-4)', async () => {
  const portal = await renderStrictly({ path: link, as: 'bela' });
  await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
  expect(await screen.findByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
  expect(portal.store.get().activated).toBeUndefined();
});

it('the activation link without a code takes the one from the e-mail, typed or pasted (PUB-4)', async () => {
  const portal = await renderStrictly({ path: '/activate/hu' });
  const code = link(portal.world).split('/')[3] ?? '';
  await heading('Aktiválás');
  await press(portal.user, 'Aktiválás');
  expect(await main().findAllByText(/Adja meg az aktiváló kódot/)).not.toHaveLength(0);
  expect(portal.sent('/confirm')).toEqual([]);
  await fill(portal.user, { 'Aktiváló kód': ` ${code}x ` });
  await press(portal.user, 'Aktiválás');
  await waitFor(() => expect(portal.sent('/confirm')).toEqual([{ activator: `${code}x` }]));
  expect(await main().findByText(/^Érvénytelen kód\./)).toBeVisible();
  expect(field('Aktiváló kód')).toHaveValue(`${code}x`);
  // Pressed once more, it is tried once more.
  await press(portal.user, 'Aktiválás');
  await waitFor(() => expect(portal.sent('/confirm')).toHaveLength(2));
  expect(await main().findByText(/^Érvénytelen kód\./)).toBeVisible();
  // The e-mail has a link, so some paste all of it.
  await fill(portal.user, { 'Aktiváló kód': `<https://berlet.pelda.hu/activate/hu/${code}?utm_source=level>` });
  await press(portal.user, 'Aktiválás');
  expect(await screen.findByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
  expect(portal.path()).toBe('/login');
});

it('the activation link’s code that Enter sends once more leaves the focus on the page’s heading (PUB-4, NAV-13)', async () => {
  const portal = await renderStrictly({ path: '/activate/hu/ismeretlen' });
  expect(await main().findByText(/^Érvénytelen kód\./)).toBeVisible();
  const letGo = holdReply(portal.server, '/confirm');
  await portal.user.type(field('Aktiváló kód'), '{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Aktiváló kód')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  letGo();
  expect(await main().findByText(/^Érvénytelen kód\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  ['with a code that nobody knows', '/activate/hu/ismeretlen', [], 1],
  ['that is refused without a code of the reply', '/activate/hu/ismeretlen', [''], 1],
  ['with a code that no link could carry', '/activate/hu/%0d%0aa%2Fb', [], 0],
  ['without a code', '/activate/hu', [], 0],
])(
  'the activation link %s shows the invalid-token warning and ways on (PUB-4, SEC-4)',
  async (_, path, codes, calls) => {
    const faults = codes.map((code) => ({ call: '/confirm', kind: 'code', code }) as const);
    const portal = await renderStrictly({ path, faults });
    await heading('Aktiválás');
    expect(await main().findByText(/^Érvénytelen kód\./)).toBeVisible();
    expect(portal.sent('/confirm')).toHaveLength(calls);
    const used = main().queryAllByText(/^Ha már megnyitotta ezt a hivatkozást, próbáljon meg bejelentkezni\.$/);
    expect(used).toHaveLength(path === '/activate/hu' ? 0 : 1);
    expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).not.toBeInTheDocument();
    await press(portal.user, 'Tovább a bejelentkezéshez');
    await heading('Bejelentkezés');
    expect(screen.queryByText(/Sikeres aktiválás/)).not.toBeInTheDocument();
    await portal.back();
    expect(portal.path()).toBe('/login');
  },
);

it('the activation link can be tried again after a technical error, and is not called again by itself (ERR-2, ERR-4, FLT-2)', async () => {
  const portal = await renderStrictly({ path: link, faults: [{ call: '/confirm', kind: '500', times: 1 }] });
  expect(await main().findByText(/Technikai hiba történt/)).toBeVisible();
  expect(portal.sent('/confirm')).toHaveLength(1);
  await press(portal.user, 'Újrapróbálom');
  expect(await screen.findByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
});

it('the activation link whose page was left before the reply leads nowhere (FLT-3)', async () => {
  const portal = await renderStrictly({ path: '/login' });
  const letGo = holdReply(portal.server, '/confirm');
  await portal.go(link(portal.world));
  await heading('Aktiválás');
  // Its effects have ended as well, not only its heading.
  await act(() => portal.go('/subscribe/1'));
  await heading('Hírlevél');
  letGo();
  await waitFor(() => expect(portal.sent('/confirm')).toHaveLength(1));
  // By the time of this call's reply that of the first one has come.
  await portal.go('/validate-email/hu/ismeretlen');
  await main().findByText('Érvénytelen token!');
  expect(portal.store.get().activated).toBeUndefined();
  await portal.back();
  await heading('Hírlevél');
});

it('the field for the activation code that “Kódot kaptam” opens asks for it without a warning, and the sign-in page has the login name (PUB-4, PUB-8)', async () => {
  const portal = await renderPortal({ path: '/login' });
  const code = link(portal.world).split('/')[3] ?? '';
  await heading('Bejelentkezés');
  expect(screen.queryByRole('link', { name: 'Kódot kaptam' })).not.toBeInTheDocument();
  await fill(portal.user, { 'E-mail-cím vagy azonosító': inactive, Jelszó: personaPassword });
  await press(portal.user, 'Bejelentkezés');
  await portal.user.click(await screen.findByRole('link', { name: 'Kódot kaptam' }));
  await heading('Aktiválás');
  expect(screen.queryByText(/^Érvénytelen kód\./)).not.toBeInTheDocument();
  expect(screen.getByText('Adja meg a kódot, amelyet e‑mailben kapott.')).toBeVisible();
  await fill(portal.user, { 'Aktiváló kód': code });
  await press(portal.user, 'Aktiválás');
  expect(await screen.findByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
  expect(field('E-mail-cím vagy azonosító')).toHaveValue(inactive);
});
