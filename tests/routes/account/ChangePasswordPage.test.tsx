import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { personaAccount } from '../../../mocks/personas';
import { fill } from '../../setup/fields';
import { renderPortal, type PortalVisit } from '../../setup/renderPortal';

const visit = (more: Partial<PortalVisit> = {}) => renderPortal({ path: '/profile/chpass', as: 'anna', ...more });

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Mentés' }));
const describedAs = (label: string, text: RegExp) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));

describe('the password page', () => {
  it('sends the e-mail with both passwords; the confirmation takes the place of the form, with the focus (PROF-5, UX-25)', async () => {
    const { user, sent, world, store } = await visit();
    await fill(user, { 'Jelenlegi jelszó': 'jelszo1', 'Új jelszó': 'Korte-89x', 'Új jelszó újra': 'Korte-89x' });
    expect(await screen.findByText('Jelszó erőssége: jó')).toBeVisible();
    await save(user);
    const text = await screen.findByText('Mostantól az új jelszavával jelentkezhet be.');
    await waitFor(() => expect(document.activeElement).toContainElement(text));
    expect(screen.queryByLabelText('Jelenlegi jelszó')).not.toBeInTheDocument();
    expect(sent('/change-password')).toEqual([
      { email: 'anna@pelda.hu', oldPassword: 'jelszo1', newPassword: 'Korte-89x' },
    ]);
    expect(personaAccount(world, 'anna').password).toBe('Korte-89x');
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Korte');
    expect(store.get().token).toBeDefined();
    expect(screen.getByRole('link', { name: 'Tovább az áttekintéshez' })).toHaveAttribute('href', '/app');
  });

  it('marks a wrong current password that the service refuses as a failed sign-in, and says after a try without an answer that it may have worked (PROF-5, ERR-1)', async () => {
    const { user, world } = await visit({
      faults: [{ call: '/change-password', kind: 'code', code: 'ACC_INVALID_AUTHENTICATION', times: 1 }],
    });
    await fill(user, { 'Jelenlegi jelszó': 'jelszo1', 'Új jelszó': 'Korte-89x', 'Új jelszó újra': 'Korte-89x' });
    await save(user);
    await describedAs('Jelenlegi jelszó', /^Hibás a jelenlegi jelszó\. Kérjük, írja be újra\.$/);
    expect(screen.queryByText(/Hibás e‑mail‑cím, azonosító/)).not.toBeInTheDocument();
    addFault(world, { call: '/change-password', kind: 'lost', times: 1 });
    await save(user);
    expect(await screen.findByText(/^Technikai hiba/)).toBeVisible();
    await save(user);
    await describedAs(
      'Jelenlegi jelszó',
      /^Hibás a jelenlegi jelszó.*Lehet, hogy az előző próbálkozása sikerült: próbáljon bejelentkezni az új jelszavával\.$/,
    );
  });

  it('has no form in a customer care session, and says why (SES-12)', async () => {
    await visit({ prepare: (store) => store.update({ support: true }) });
    expect(await screen.findByText(/az ügyfél jelszava nem módosítható/)).toBeVisible();
    expect(screen.queryByLabelText('Jelenlegi jelszó')).not.toBeInTheDocument();
  });

  it('requires all three, five characters, a repeat that matches and another password than now, and checks the repeat again (PROF-5, VAL-7)', async () => {
    const { user, sent } = await visit();
    await screen.findByLabelText('Jelenlegi jelszó');
    await save(user);
    await describedAs('Jelenlegi jelszó', /^Adja meg a jelenlegi jelszavát\.$/);
    await describedAs('Új jelszó', /^Adja meg az új jelszavát\.$/);
    await describedAs('Új jelszó újra', /^Írja be újra az új jelszavát\.$/);
    await fill(user, { 'Jelenlegi jelszó': 'jelszo1', 'Új jelszó': 'rövi', 'Új jelszó újra': 'más' });
    await describedAs('Új jelszó', /Legalább 5 karakter/);
    await describedAs('Új jelszó újra', /nem egyezik/);
    await fill(user, { 'Új jelszó': 'jelszo1', 'Új jelszó újra': 'jelszo1' });
    await describedAs('Új jelszó', /nem lehet ugyanaz/);
    await fill(user, { 'Új jelszó': 'jelszo2' });
    await describedAs('Új jelszó újra', /nem egyezik/);
    expect(sent('/change-password')).toEqual([]);
  });

  it('shows a wrong current password and one used before at their fields, and keeps what was typed (PROF-5, ERR-1)', async () => {
    const { user, world } = await visit();
    personaAccount(world, 'anna').oldPasswords.push('tavalyi1');
    await fill(user, { 'Jelenlegi jelszó': 'tévedés', 'Új jelszó': 'tavalyi1', 'Új jelszó újra': 'tavalyi1' });
    await save(user);
    await describedAs('Jelenlegi jelszó', /Hibás a jelenlegi jelszó/);
    expect(screen.getByLabelText('Új jelszó')).toHaveValue('tavalyi1');
    await fill(user, { 'Jelenlegi jelszó': 'jelszo1' });
    await save(user);
    await describedAs('Új jelszó', /korábban már használta/);
  });
});
