import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { fullAddress } from '../../../src/domain/identity/address';
import { itEach } from '../../setup/itEach';
import { heading, renderPortal } from '../../setup/renderPortal';
import { fill } from './support';

const email = () => screen.getByRole('textbox', { name: 'E-mail-cím' });
const phone = () => screen.findByRole('textbox', { name: 'Mobiltelefon' });
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('personal data', () => {
  it('shows e-mail, phone and postal address in three forms of their own (PROF-1)', async () => {
    await renderPortal({ path: '/profile/data', as: 'anna' });
    await heading('Személyes adatok');
    expect(email()).toHaveValue('anna@pelda.hu');
    expect(await phone()).toHaveValue('+36/30/1234567');
    expect(await field('Irányítószám')).toHaveValue('1117');
    expect(await field('Közterület neve')).toHaveValue('Fő');
    expect(screen.getByRole('combobox', { name: 'Közterület jellege' })).toHaveTextContent('utca');
    expect(screen.getAllByRole('form')).toHaveLength(3);
  });

  it('tells a member who comes back from the mail that the e-mail was changed (PROF-1)', async () => {
    await renderPortal({ path: '/profile/data/success', as: 'anna' });
    expect(await screen.findByText('Az e-mail-cím megváltozott.')).toBeVisible();
  });

  it('tells nothing of the kind for another word in the path (PROF-1, FLT-7)', async () => {
    await renderPortal({ path: '/profile/data/kudarc', as: 'anna' });
    await phone();
    expect(screen.queryByText('Az e-mail-cím megváltozott.')).not.toBeInTheDocument();
  });

  it('keeps e-mail usable when the rest can’t be loaded, and tries again on request (PROF-1, ERR-2)', async () => {
    const { user } = await renderPortal({
      path: '/profile/data',
      as: 'anna',
      prepare: (_store, world) => addFault(world, { call: '/getProfile', kind: '500', times: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    expect(await phone()).toHaveValue('+36/30/1234567');
    expect(email()).toBeEnabled();
  });

  it('offers a member whom the service knows no contract of the way to one (PROF-1)', async () => {
    await renderPortal({
      path: '/profile/data',
      as: 'bela',
      prepare: (_store, world) => addFault(world, { call: '/getProfile', kind: 'code', code: 'PROFILE_NO_KR' }),
    });
    expect(await screen.findByText(/Nincs érvényes szerződése/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Új szerződés' })).toHaveAttribute(
      'href',
      '/contracting/init',
    );
    expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).not.toBeInTheDocument();
  });
});

describe('what is as it was', () => {
  it('can’t be saved, and the page says why: e-mail, phone number and address (WIZ-18, PROF-1)', async () => {
    const { user, sent } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await phone();
    for (const [name, reason, call] of [
      ['E-mail módosítása', 'A módosításhoz írja be az új címet.', '/change-email'],
      ['Telefonszám módosítása', 'A módosításhoz írja be az új számot.', '/change-phone'],
      ['Cím módosítása', 'A módosításhoz írja át a címet.', '/change-address'],
    ] as const) {
      expect(button(name)).toBeDisabled();
      expect(button(name)).toHaveAccessibleDescription(reason);
      await user.click(button(name));
      expect(sent(call)).toEqual([]);
    }
  });

  it('is said of a number that was just saved, too (WIZ-18, PROF-3)', { tags: ['wide'] }, async () => {
    const { user } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await phone(), '06209876543');
    expect(button('Telefonszám módosítása')).toBeEnabled();
    await user.click(button('Telefonszám módosítása'));
    expect(await screen.findByText(/Telefonszám elmentve/)).toBeVisible();
    expect(button('Telefonszám módosítása')).toBeDisabled();
  });
});

describe('a change by customer care', () => {
  it('names the member whose data was changed (UX-36)', async () => {
    const { user } = await renderPortal({
      path: '/profile/data',
      as: 'anna',
      prepare: (store) => store.update({ support: true }),
    });
    await fill(user, await phone(), '06209876543');
    await user.click(button('Telefonszám módosítása'));
    expect(await screen.findByText('Kinek az adatai változtak: Kovács Anna (123456)')).toBeVisible();
  });

  it('by the member says nothing of whose it is', { tags: ['wide'] }, async () => {
    const { user } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await phone(), '06209876543');
    await user.click(button('Telefonszám módosítása'));
    expect(await screen.findByText(/Telefonszám elmentve/)).toBeVisible();
    expect(screen.queryByText(/Kinek az adatai/)).not.toBeInTheDocument();
  });
});

describe('changing the e-mail', () => {
  it('asks for a confirmation by mail, keeps showing the old one and the new one as pending, after a visit elsewhere too (PROF-2)', async () => {
    const { user, sent, world, go, path } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await screen.findByRole('textbox', { name: 'E-mail-cím' }), ' uj@pelda.hu ');
    await user.click(button('E-mail módosítása'));
    expect(await screen.findByText('Megerősítő e-mailt küldtünk ide: uj@pelda.hu')).toBeVisible();
    expect(sent('/change-email')).toEqual([{ email: 'uj@pelda.hu' }]);
    expect(world.state.mails.at(-1)).toMatchObject({ to: 'uj@pelda.hu', kind: 'validateEmail' });
    expect(email()).toHaveValue('anna@pelda.hu');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('uj@pelda.hu'));
    expect(screen.getByText(/Megerősítésre vár: uj@pelda\.hu\..*anna@pelda\.hu/)).toBeVisible();

    await go('/profile/chpass');
    await heading('Jelszó módosítása');
    await go('/profile/data');
    expect(await screen.findByText(/Megerősítésre vár: uj@pelda\.hu/)).toBeVisible();
    expect(path()).toBe('/profile/data');
  });

  it('refuses what is no e-mail, and marks one that is taken (PROF-2, ERR-1)', async () => {
    const { user, sent } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await screen.findByRole('textbox', { name: 'E-mail-cím' }), 'anna@pelda');
    await user.click(button('E-mail módosítása'));
    expect(email()).toHaveAccessibleDescription(/Hibás e-mail-cím/);
    expect(sent('/change-email')).toEqual([]);

    await fill(user, email(), 'bela@pelda.hu');
    await user.click(button('E-mail módosítása'));
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/már szerepel a rendszerben/));
    expect(email()).toHaveValue('bela@pelda.hu');
    expect(screen.queryByText(/Megerősítésre vár/)).not.toBeInTheDocument();
  });

  it('says why the present one can’t be sent (PROF-2, WIZ-18)', { tags: ['wide'] }, async () => {
    await renderPortal({ path: '/profile/data', as: 'anna' });
    expect(await screen.findByRole('button', { name: 'E-mail módosítása' })).toBeDisabled();
    expect(button('E-mail módosítása')).toHaveAccessibleDescription('A módosításhoz írja be az új címet.');
  });
});

describe('changing the phone number', () => {
  it('sends a typed number without its slashes, once for a double click (PROF-3, FLT-4)', async () => {
    const { user, sent } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await user.clear(await phone());
    await user.type(await phone(), '06209876543');
    expect(await phone()).toHaveValue('+36/20/9876543');
    await user.dblClick(button('Telefonszám módosítása'));
    expect(await screen.findByText(/elmentve: /)).toBeVisible();
    expect(sent('/change-phone')).toEqual([{ phoneNumber: '+36209876543' }]);
  });

  it(
    'understands every way to write a number, pasted or filled in by the browser (VAL-6)',
    { tags: ['wide'] },
    async () => {
      const { user } = await renderPortal({ path: '/profile/data', as: 'anna' });
      const input = await phone();
      for (const given of [
        '+36301112233',
        '0036301112233',
        '06301112233',
        '06 30 111 2233',
        '30/111-2233',
        '+36 (30) 111-2233',
        '36301112233',
      ]) {
        await fill(user, input, given);
        expect(input, given).toHaveValue('+36/30/1112233');
        fireEvent.change(input, { target: { value: '' } });
        fireEvent.change(input, { target: { value: given } });
        expect(input, given).toHaveValue('+36/30/1112233');
      }
    },
  );

  it('refuses a number that is too short, and keeps what was typed when the service fails (PROF-3, FLT-2)', async () => {
    const { user, sent, world } = await renderPortal({ path: '/profile/data', as: 'anna' });
    const input = await phone();
    await fill(user, input, '0630123');
    await user.click(button('Telefonszám módosítása'));
    expect(input).toHaveAccessibleDescription(/Hibás telefonszám/);
    await waitFor(() => expect(input).toHaveFocus());
    expect(sent('/change-phone')).toEqual([]);

    addFault(world, { call: '/change-phone', kind: 'html' });
    await fill(user, input, '06209876543');
    await user.click(button('Telefonszám módosítása'));
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    expect(input).toHaveValue('+36/20/9876543');
    expect(screen.queryByText(/elmentve: /)).not.toBeInTheDocument();
  });
});

describe('a confirmation on the profile', () => {
  const form = (name: string) => within(screen.getByRole('form', { name }));
  const said = (name: string) =>
    form(name)
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
      .trim();

  it('names the number, at its form alone, and stays until the number is edited (UX-25)', async () => {
    const { user } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await phone(), '06209876543');
    await user.click(button('Telefonszám módosítása'));
    const text = 'Telefonszám elmentve: +36/20/9876543';
    await waitFor(() => expect(said('Telefonszám')).toBe(text));
    // Told once: no notice passes over the page as well.
    const telling = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('elmentve'));
    expect(telling).toHaveLength(1);
    // The number is as it was saved, and only customer care is told whose it is.
    expect(button('Telefonszám módosítása')).toBeDisabled();
    expect(screen.queryByText(/Kinek az adatai/)).not.toBeInTheDocument();

    await user.click(button('ENG'));
    expect(await screen.findByText('Phone number saved: +36/20/9876543')).toBeVisible();
    await user.click(button('HUN'));
    await screen.findByText('Telefonszám elmentve: +36/20/9876543');

    await fill(user, await field('Házszám'), '12');
    expect(said('Telefonszám')).toBe(text);
    await user.type(await phone(), '{Backspace}');
    expect(said('Telefonszám')).toBe('');
  });

  it('goes with the next try, so that it never stands beside an error (UX-25)', { tags: ['wide'] }, async () => {
    const { user, world } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await phone(), '06209876543');
    await user.click(button('Telefonszám módosítása'));
    await screen.findByText('Telefonszám elmentve: +36/20/9876543');
    addFault(world, { call: '/change-phone', kind: 'html' });
    await fill(user, await phone(), '06301234567');
    await user.click(button('Telefonszám módosítása'));
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    expect(said('Telefonszám')).toBe('');
  });

  it(
    'names the address that was saved, and is gone when the member comes back (UX-25)',
    { tags: ['wide'] },
    async () => {
      const { user, go } = await renderPortal({ path: '/profile/data', as: 'anna' });
      await fill(user, await field('Házszám'), '12');
      await user.click(button('Cím módosítása'));
      expect(await screen.findByText(/^Levelezési cím elmentve: 1117 Budapest, Fő utca 12\. /)).toBeVisible();
      await go('/profile/chpass');
      await heading('Jelszó módosítása');
      await go('/profile/data');
      await field('Házszám');
      expect(screen.queryByText(/Levelezési cím elmentve/)).not.toBeInTheDocument();
    },
  );

  it(
    'of a new e-mail says where the link went; while another one is typed, only that the first waits (UX-25)',
    { tags: ['wide'] },
    async () => {
      const { user } = await renderPortal({ path: '/profile/data', as: 'anna' });
      await fill(user, await screen.findByRole('textbox', { name: 'E-mail-cím' }), 'uj@pelda.hu');
      await user.click(button('E-mail módosítása'));
      await waitFor(() =>
        expect(said('E-mail-cím')).toMatch(/^Megerősítő e-mailt küldtünk.*Megerősítésre vár: uj@pelda\.hu/),
      );
      await fill(user, email(), 'masik@pelda.hu');
      expect(said('E-mail-cím')).toMatch(/^Megerősítésre vár: uj@pelda\.hu/);
    },
  );

  it('is in the language that the member switches to (UX-25)', { tags: ['wide'] }, async () => {
    const { user } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await phone(), '06209876543');
    await user.click(button('Telefonszám módosítása'));
    await screen.findByText('Telefonszám elmentve: +36/20/9876543');
    await user.click(button('ENG'));
    expect(await screen.findByText('Phone number saved: +36/20/9876543')).toBeVisible();
  });
});

describe('changing the postal address', () => {
  it('sends what is filled in, with "" for the optional parts left empty (PROF-4, ERR-9)', async () => {
    const { user, sent, world, go } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await field('Irányítószám'), '7621');
    await waitFor(async () => expect(await screen.findByRole('combobox', { name: 'Település' })).toHaveValue('Pécs'));
    await fill(user, await field('Közterület neve'), 'Király');
    await fill(user, await field('Házszám'), '12');
    await user.clear(await field('Emelet (nem kötelező)'));
    await user.clear(await field('Ajtó (nem kötelező)'));
    await user.click(button('Cím módosítása'));
    expect(await screen.findByText(/elmentve: /)).toBeVisible();
    expect(sent('/change-address')).toEqual([
      fullAddress({ zip: '7621', city: 'Pécs', street: 'Király', streetType: 'utca', house: '12' }),
    ]);
    expect(personaAccount(world, 'anna').address.city).toBe('Pécs');
    // What was saved is named until the member leaves.
    expect(screen.getByText(/^Levelezési cím elmentve: 7621 Pécs, Király utca 12\./)).toBeVisible();
    await go('/profile/chpass');
    await heading('Jelszó módosítása');
    await go('/profile/data');
    await field('Házszám');
    expect(screen.queryByText(/Levelezési cím elmentve/)).not.toBeInTheDocument();
  });

  it('saves a PO box alone in another town, without the old street (PROF-4)', { tags: ['wide'] }, async () => {
    const { user, sent } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await field('Irányítószám'), '7621');
    await waitFor(async () => expect(await screen.findByRole('combobox', { name: 'Település' })).toHaveValue('Pécs'));
    await fill(user, await field('Postafiók (nem kötelező)'), '12');
    await user.clear(await field('Közterület neve (nem kötelező)'));
    await user.clear(await field('Házszám (nem kötelező)'));
    await user.click(button('Cím módosítása'));
    expect(await screen.findByText(/elmentve: /)).toBeVisible();
    expect(sent('/change-address')).toEqual([
      fullAddress({ zip: '7621', city: 'Pécs', street: '', streetType: '', house: '', poBox: '12' }),
    ]);
    // The form shows what was saved.
    expect(await screen.findByRole('combobox', { name: /^Közterület jellege/ })).not.toHaveTextContent('utca');
    expect(await field('Ajtó (nem kötelező)')).toHaveValue('');
  });

  describe('says that the invoices follow it', () => {
    const note = 'A számláit is erre a címre állítjuk ki, mert saját adataira kéri őket.';
    const visit = async (as: string, change: (world: World) => void = () => undefined) => {
      const portal = await renderPortal({ path: '/profile/data', as, prepare: (_store, world) => change(world) });
      await field('Irányítószám');
      return portal;
    };

    it('where the member is invoiced by their own data', async () => {
      await visit('anna');
      expect(await screen.findByText(note)).toBeVisible();
    });

    itEach<[string, string, (world: World) => void]>([
      [
        'is invoiced otherwise',
        'anna',
        (world) => Object.assign(personaAccount(world, 'anna').invoicing, { direction: 2, name: 'Kis Éva' }),
      ],
      ['can’t be told', 'anna', (world) => addFault(world, { call: '/get-invoice-data', kind: '500' })],
      [
        'is told nothing of',
        'anna',
        (world) => addFault(world, { call: '/get-invoice-data', kind: 'fields', fields: { current: { name: '' } } }),
      ],
    ])('and not where one %s: no other word of it either', async (_what, as, change) => {
      const { sent } = await visit(as, change);
      await waitFor(() => expect(sent('/get-invoice-data')).not.toHaveLength(0));
      expect(screen.queryByText(note)).not.toBeInTheDocument();
      expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
    });

    it('and asks nothing for a member without a kr, who has no invoices', async () => {
      const { sent } = await visit('bela');
      expect(sent('/get-invoice-data')).toEqual([]);
    });
  });

  it('lists what is missing, and leads to it (PROF-4, A11Y-3)', { tags: ['wide'] }, async () => {
    const { user, sent } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await user.clear(await field('Közterület neve'));
    await user.clear(await field('Házszám'));
    await user.click(button('Cím módosítása'));
    const summary = await screen.findByRole('group', { name: 'Kérjük, javítsa a következőket:' });
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: 'Adja meg a házszámot.' }));
    expect(await field('Házszám')).toHaveFocus();
    expect(sent('/change-address')).toEqual([]);
  });

  it('has back what was typed when a member returns to the page unsaved, and drops it on request (SES-8)', async () => {
    const { user, go } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await fill(user, await field('Közterület neve'), 'Petőfi');
    await go('/profile/chpass');
    await heading('Jelszó módosítása');
    await go('/profile/data');
    expect(await field('Közterület neve')).toHaveValue('Petőfi');
    const form = screen.getByRole('form', { name: 'Levelezési cím' });
    await user.click(within(form).getByRole('button', { name: 'Elvetem a beírtakat' }));
    expect(await field('Közterület neve')).toHaveValue('Fő');
  });
});
