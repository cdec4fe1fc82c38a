import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { signInAs } from '../../mocks/control';
import { heading, renderPortal } from '../setup/renderPortal';

/** Lets the landing pages come over a slow line. */
const { payment, start } = vi.hoisted(() => {
  const gate = () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open: () => open(), opened };
  };
  return { payment: gate(), start: gate() };
});

vi.mock('../../src/routes/payment/pay/PaymentPage', async (load) => {
  await payment.opened;
  return load();
});
vi.mock('../../src/routes/contracting/start/NewContractPage', async (load) => {
  await start.opened;
  return load();
});

const brand = () => screen.getByRole('link', { name: 'Sportbérlet Klub' });

it('ends on a page however often the way home is pressed while it loads (NAV-2)', async () => {
  const { user, path, back } = await renderPortal({ path: '/app', as: 'anna' });
  await heading('Áttekintés');
  for (let press = 0; press < 3; press += 1) await user.click(brand());
  expect(path()).toBe('/app');
  payment.open();
  await heading('Befizetés');
  await back();
  await heading('Áttekintés');
});

it('ends on a page however often the way home is pressed there (NAV-2)', async () => {
  const { user, path, back } = await renderPortal({ path: '/payment', as: 'anna' });
  await heading('Befizetés');
  for (let press = 0; press < 3; press += 1) await user.click(brand());
  await heading('Befizetés');
  expect(path()).toBe('/payment');
  await back();
  await heading('Befizetés');
});

it('leads on from the sign-in page each time that a member comes back to it (NAV-2, PUB-7)', async () => {
  const { go, path, store, world } = await renderPortal({ path: '/login' });
  await heading('Bejelentkezés');
  act(() => {
    store.signIn(signInAs(world, 'bela'));
  });
  await go('/login');
  start.open();
  await heading('Új szerződés');
  expect(path()).toBe('/contracting/init');
});
