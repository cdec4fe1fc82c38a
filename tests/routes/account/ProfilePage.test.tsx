import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fullAddress } from '~/domain/identity/address';

import { addFault } from '../../../mocks/faults';
import { personaAccount } from '../../../mocks/personas';
import { fill } from '../../setup/fields';
import { holdReply } from '../../setup/holdReply';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';

const visit = (more: Partial<PortalVisit> = {}) => renderPortal({ path: '/profile/data', as: 'anna', ...more });

const field = (name: string) => screen.findByRole('textbox', { name });
const email = () => field('E-mail-cím');
const phone = () => field('Mobiltelefon');
const button = (name: string) => screen.getByRole('button', { name });
/** What a form says that was done. */
const said = (form: string) =>
  within(screen.getByRole('form', { name: form }))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
    .trim();

describe('the page of personal data', () => {
  it('shows e-mail, phone and address in three forms, none of which can be sent unchanged (PROF-1, WIZ-18)', async () => {
    await visit();
    expect(await email()).toHaveValue('anna@pelda.hu');
    expect(await phone()).toHaveValue('+36/30/1234567');
    expect(await field('Irányítószám')).toHaveValue('1117');
    expect(screen.getByRole('combobox', { name: 'Közterület jellege' })).toHaveTextContent('utca');
    expect(screen.getAllByRole('form')).toHaveLength(3);
    for (const [name, reason] of [
      ['E-mail módosítása', 'A módosításhoz írja be az új címet.'],
      ['Telefonszám módosítása', 'A módosításhoz írja be az új számot.'],
      ['Cím módosítása', 'A módosításhoz írja át a címet.'],
    ] as const) {
      expect(button(name)).toBeDisabled();
      expect(button(name)).toHaveAccessibleDescription(reason);
    }
  });

  it.each([
    ['success', true],
    ['kudarc', false],
  ])('under /%s says that the e-mail was changed: %s (PROF-1, FLT-7)', async (success, isSaid) => {
    await visit({ path: `/profile/data/${success}` });
    await phone();
    expect(screen.queryAllByText('Az e-mail-cím megváltozott.')).toHaveLength(isSaid ? 1 : 0);
  });

  it('keeps the e-mail usable where the rest couldn’t be loaded, with a retry (PROF-1, ERR-2)', async () => {
    const { user } = await visit({ faults: [{ call: '/getProfile', kind: '500', times: 1 }] });
    const retry = await screen.findByRole('button', { name: 'Újrapróbálom' });
    expect(await email()).toBeEnabled();
    await user.click(retry);
    expect(await phone()).toHaveValue('+36/30/1234567');
  });

  it('leads a member without a contract to one (PROF-1)', async () => {
    await visit({ as: 'bela', faults: [{ call: '/getProfile', kind: 'code', code: 'PROFILE_NO_KR' }] });
    expect(await screen.findByText(/Nincs érvényes szerződése/)).toBeVisible();
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Új szerződés' });
    expect(link).toHaveAttribute('href', '/contracting/init');
    expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).not.toBeInTheDocument();
  });

  it('restores what was typed when the member comes back, and drops it on request (SES-8)', async () => {
    const { user, go } = await visit();
    await fill(user, { 'Közterület neve': 'Petőfi' });
    await go('/profile/chpass');
    await heading('Jelszó módosítása');
    await go('/profile/data');
    expect(await field('Közterület neve')).toHaveValue('Petőfi');
    const form = screen.getByRole('form', { name: 'Levelezési cím' });
    await user.click(within(form).getByRole('button', { name: 'Elvetem a beírtakat' }));
    expect(await field('Közterület neve')).toHaveValue('Fő');
  });
});

describe('a new e-mail', () => {
  it('is confirmed by mail: the old one stays, the new one is pending, also after a visit elsewhere (PROF-2, UX-25)', async () => {
    const { user, sent, world, go } = await visit();
    await fill(user, { 'E-mail-cím': ' uj@pelda.hu ' });
    await user.click(button('E-mail módosítása'));
    expect(await screen.findByText('Megerősítő e-mailt küldtünk ide: uj@pelda.hu')).toBeVisible();
    expect(said('E-mail-cím').match(/uj@pelda\.hu/g)).toHaveLength(1);
    expect(sent('/change-email')).toEqual([{ email: 'uj@pelda.hu' }]);
    expect(world.state.mails.at(-1)).toMatchObject({ to: 'uj@pelda.hu', kind: 'validateEmail' });
    expect(await email()).toHaveValue('anna@pelda.hu');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('uj@pelda.hu'));
    await fill(user, { 'E-mail-cím': 'masik@pelda.hu' });
    expect(said('E-mail-cím')).toMatch(/^Megerősítésre vár: uj@pelda\.hu.*anna@pelda\.hu/);
    await go('/profile/chpass');
    await heading('Jelszó módosítása');
    await go('/profile/data');
    expect(await screen.findByText(/Megerősítésre vár: uj@pelda\.hu/)).toBeVisible();
  });

  it('that was confirmed on another device is shown once head data has it, and can’t be sent unchanged (PROF-1, NAV-10)', async () => {
    await visit({ prepare: (_store, world) => void (personaAccount(world, 'anna').email = 'uj@pelda.hu') });
    await waitFor(async () => expect(await email()).toHaveValue('uj@pelda.hu'));
    expect(button('E-mail módosítása')).toBeDisabled();
  });

  it('is refused where it is no e-mail or taken, and stays typed (PROF-2, ERR-1)', async () => {
    const { user, sent } = await visit();
    await fill(user, { 'E-mail-cím': 'anna@pelda' });
    await user.click(button('E-mail módosítása'));
    expect(await email()).toHaveAccessibleDescription(/Hibás e‑mail‑cím/);
    expect(sent('/change-email')).toEqual([]);
    await fill(user, { 'E-mail-cím': 'bela@pelda.hu' });
    await user.click(button('E-mail módosítása'));
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription(/már szerepel a rendszerben/));
    expect(await email()).toHaveValue('bela@pelda.hu');
    expect(screen.queryByText(/Megerősítésre vár/)).not.toBeInTheDocument();
  });
});

describe('a new phone number', () => {
  it('is sent once for a double click, named at its form, and confirmed until it is edited (PROF-3, FLT-4, UX-25, I18N-2)', async () => {
    const { user, sent } = await visit();
    await user.clear(await phone());
    await user.type(await phone(), '06209876543');
    await user.dblClick(button('Telefonszám módosítása'));
    await waitFor(() => expect(said('Telefonszám')).toBe('Telefonszám elmentve: +36/20/9876543'));
    expect(sent('/change-phone')).toEqual([{ phoneNumber: '+36209876543' }]);
    // Told once, and to customer care alone whose it is.
    expect(screen.getAllByText(/elmentve/)).toHaveLength(1);
    expect(screen.queryByText(/^Módosítva/)).not.toBeInTheDocument();
    await user.click(button('ENG'));
    expect(await screen.findByText('Phone number saved: +36/20/9876543')).toBeVisible();
    await user.click(button('HUN'));
    await screen.findByText('Telefonszám elmentve: +36/20/9876543');
    await user.type(await phone(), '{Backspace}');
    expect(said('Telefonszám')).toBe('');
  });

  it('is sent with Enter from its field, and its confirmation takes the focus from there (PROF-3, UX-25)', async () => {
    const { user } = await visit();
    await fill(user, { Mobiltelefon: '06209876543' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Telefonszám elmentve: +36/20/9876543'));
    expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
  });

  it.each([
    ['the same form', 'Mobiltelefon'],
    ['another form', 'Házszám'],
  ])('leaves the focus with who types on in %s meanwhile (UX-25)', async (_where, next) => {
    const { user, server } = await visit();
    await fill(user, { Mobiltelefon: '06209876543' });
    const answer = holdReply(server, '/change-phone');
    await user.click(button('Telefonszám módosítása'));
    await fill(user, { [next]: '06201112233' });
    answer();
    await screen.findByText('Telefonszám elmentve: +36/20/9876543');
    expect(await field(next)).toHaveFocus();
  });

  it('names the member in a customer care session (UX-36)', async () => {
    const { user } = await visit({ prepare: (store) => store.update({ support: true }) });
    await fill(user, { Mobiltelefon: '06209876543' });
    await user.click(button('Telefonszám módosítása'));
    expect(await screen.findByText('Módosítva Kovács Anna (123456) fiókjában')).toBeVisible();
  });

  it('is refused where it is too short; a failure keeps it and takes the last confirmation away (PROF-3, FLT-2, UX-25)', async () => {
    const { user, sent, world } = await visit();
    await fill(user, { Mobiltelefon: '0630123' });
    await user.click(button('Telefonszám módosítása'));
    expect(await phone()).toHaveAccessibleDescription(/Hibás telefonszám/);
    expect(sent('/change-phone')).toEqual([]);
    await fill(user, { Mobiltelefon: '06209876543' });
    await user.click(button('Telefonszám módosítása'));
    await screen.findByText(/elmentve: /);
    addFault(world, { call: '/change-phone', kind: 'html' });
    await fill(user, { Mobiltelefon: '06301112233' });
    await user.click(button('Telefonszám módosítása'));
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    expect(await phone()).toHaveValue('+36/30/1112233');
    expect(said('Telefonszám')).toBe('');
  });
});

describe('a new address', () => {
  it('is sent with "" for the optional parts that were emptied, and named in Hungarian until the member leaves (PROF-4, ERR-9, UX-25, UX-34)', async () => {
    const { user, sent, world, go } = await visit();
    await fill(user, { Irányítószám: '7621' });
    await waitFor(async () => expect(await screen.findByRole('combobox', { name: 'Település' })).toHaveValue('Pécs'));
    await fill(user, { 'Közterület neve': 'Király', Házszám: '12', Emelet: '', Ajtó: '' });
    await user.click(button('Cím módosítása'));
    const address = await screen.findByText(/^7621 Pécs, Király utca 12\./);
    expect(address.parentElement).toHaveTextContent(/^Levelezési cím elmentve: 7621/);
    expect(address).toHaveAttribute('lang', 'hu');
    expect(sent('/change-address')).toEqual([
      fullAddress({ zip: '7621', city: 'Pécs', street: 'Király', streetType: 'utca', house: '12' }),
    ]);
    expect(personaAccount(world, 'anna').address.city).toBe('Pécs');
    await go('/profile/chpass');
    await heading('Jelszó módosítása');
    await go('/profile/data');
    await field('Házszám');
    expect(screen.queryByText(/Levelezési cím elmentve/)).not.toBeInTheDocument();
  });

  it('keeps what is typed while it is being saved, as the next change (SES-8, ERR-9)', async () => {
    const { user, server } = await visit({
      faults: [{ call: '/change-address', kind: 'fields', fields: { messages: ['HAS_DEBT'] } }],
    });
    await fill(user, { 'Közterület neve': 'Petőfi ' });
    const answer = holdReply(server, '/change-address');
    await user.click(button('Cím módosítása'));
    await fill(user, { Házszám: '77' });
    answer();
    expect(await screen.findByText(/^1117 Budapest, Petőfi utca 1\./)).toBeVisible();
    expect(await field('Házszám')).toHaveValue('77');
    expect(button('Cím módosítása')).toBeEnabled();
    // A code beside OK.
    expect(await screen.findByText(/^Lejárt tartozása van/)).toBeVisible();
  });

  it('is marked at the field of a code (PROF-4, ERR-1)', async () => {
    const { user } = await visit({ faults: [{ call: '/change-address', kind: 'code', code: 'validate_zip' }] });
    await fill(user, { Házszám: '77' });
    await user.click(button('Cím módosítása'));
    await waitFor(async () => expect(await field('Irányítószám')).toHaveAccessibleDescription(/^Érvénytelen/));
  });
});
