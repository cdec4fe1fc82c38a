import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';

import { comeBack, fact, failing } from './support';

// In a worker of its own: a late answer to another test's page would end the pause.
it('a payment that returns without a connection isn’t known, with its order and transaction, until the service can be asked (PAY-10, PAY-12)', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const portal = await comeBack({ decision: 'pay', prepare: failing('*', { kind: 'offline' }) });
  expect(await screen.findByText('A fizetés eredménye most nem ismert.')).toBeVisible();
  expect(screen.getByText(/^A figyelés szünetel\. Folytatjuk, amint van internetkapcsolat/)).toBeVisible();
  expect(screen.getByText('Kérjük, ne fizessen újra, amíg az eredmény ki nem derül.')).toBeVisible();
  expect(await fact('A fizetés összege')).toHaveTextContent('12 400 Ft');
  expect(screen.getByText(portal.transaction)).toBeVisible();
  expect(portal.sent('/endTransaction')).toEqual([]);
  // The first call that is answered shows that there is a connection, though the browser doesn't say so.
  portal.world.state.faults.splice(0);
  await portal.user.click(await screen.findByRole('button', { name: 'Újra ellenőrzöm' }));
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  expect(await screen.findByText('Figyeljük, elkészült-e a számla.')).toBeVisible();
  expect(screen.queryByText(/^A figyelés szünetel/)).not.toBeInTheDocument();
});
