import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { keepDone } from '../../../src/features/contract/signedContract';
import { renderPortal } from '../../setup/renderPortal';
import { preparedContract, springWorld } from './support';

describe('the final page without a contract', () => {
  it('says that nothing is under way, with ways on (SUM-1)', async () => {
    const { sent } = await renderPortal({ path: '/contracting/sum', as: 'anna', world: springWorld() });
    expect(await screen.findByText('Nincs folyamatban szerződéskötés.')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Dokumentumok' })).toHaveAttribute('href', '/documents');
    expect(sent('/get-8')).toEqual([]);
  });

  it.each([1, 3, 6])(
    'says of one that isn’t signed where it goes on, not that it is prepared: step %i (SUM-1)',
    async (step) => {
      const world = springWorld();
      const { key } = preparedContract(world, 'bela');
      const { sent } = await renderPortal({
        path: '/contracting/sum',
        as: 'bela',
        world,
        prepare: (store) => store.update({ contractKey: key, step, type: 0 }),
      });
      expect(await screen.findByText(new RegExp(`7 lépésből a(z)? ${step}\\.`))).toBeVisible();
      expect(screen.getByRole('link', { name: 'Szerződéskötés folytatása' })).toHaveAttribute('href', '/contracting');
      expect(screen.queryByText('A szerződését készítjük elő.')).not.toBeInTheDocument();
      expect(sent('/get-8')).toEqual([]);
    },
  );

  it('still shows one that was done, after a reload (SUM-3)', async () => {
    const world = springWorld();
    const { key } = preparedContract(world, 'bela');
    world.state.settings.pollsUntilDone = 0;
    const { store } = await renderPortal({
      path: '/contracting/sum',
      as: 'bela',
      world,
      prepare: ({ memberStorage }) => keepDone(memberStorage, { contractKey: key }),
    });
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Letöltés: Tagsági szerződés' })).toBeEnabled();
    expect(store.get().contractKey).toBeUndefined();
  });

  it.each([
    ['waiting', 'Az igénylés a munkáltatója jóváhagyására vár.'],
    ['contractDenied', 'Az igénylés állapota most nem ismert.'],
  ])('words the intranet’s state %s (CON-10, FLT-7)', async (status, text) => {
    await renderPortal({ path: `/contracting/sum/7d0c8a52-6f1e/${status}`, as: 'anna', world: springWorld() });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads whoever has no contract to a new one, not to one that isn’t there (CON-10)', async () => {
    await renderPortal({ path: '/contracting/sum/7d0c8a52-6f1e/approved', as: 'maria', world: springWorld() });
    const card = within((await screen.findByText(/^A munkáltatója jóváhagyta az igényét\./)).closest('section')!);
    expect(card.getByText(/Folytassa a munkáltatói ajánlatról kapott levelében/)).toBeInTheDocument();
    expect(card.getByText('Új szerződés').closest('a')).toHaveAttribute('href', '/contracting/init');
    expect(card.queryByText('Aktuális szerződés')).not.toBeInTheDocument();
  });

  it('tells of a denied one in a dialog that is accepted (CON-10)', async () => {
    const { user } = await renderPortal({
      path: '/contracting/sum/7d0c8a52-6f1e/denied',
      as: 'anna',
      world: springWorld(),
    });
    expect(await screen.findByRole('dialog', { name: 'A szerződést elutasították' })).toHaveTextContent(
      'A munkáltatói kapcsolattartó elutasította a szerződését.',
    );
    await user.click(screen.getByRole('button', { name: 'Elfogadom' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      screen.getByText(/^Az igénylést a munkáltatói kapcsolattartó elutasította\. Kérdésével forduljon/),
    ).toBeInTheDocument();
  });
});
