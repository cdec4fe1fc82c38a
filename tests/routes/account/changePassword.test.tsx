import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { personaAccount } from '../../../mocks/personas';
import { renderPortal } from '../../setup/renderPortal';
import { fill } from './support';

const visit = () => renderPortal({ path: '/profile/chpass', as: 'anna' });

const fillIn = async (user: UserEvent, values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) await fill(user, await screen.findByLabelText(label), text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Mentés' }));
const describedAs = (label: string, text: RegExp) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));

describe('changing the password', () => {
  it('sends the e-mail with both passwords, and says that it is done (PROF-5)', async () => {
    const { user, sent, world, store } = await visit();
    await fillIn(user, { 'Jelenlegi jelszó': 'jelszo1', 'Új jelszó': 'Korte-89x', 'Új jelszó újra': 'Korte-89x' });
    expect(await screen.findByText('Jelszó erőssége: jó')).toBeVisible();
    await save(user);
    expect(await screen.findByText('A jelszó megváltozott.')).toBeVisible();
    expect(sent('/change-password')).toEqual([
      { email: 'anna@pelda.hu', oldPassword: 'jelszo1', newPassword: 'Korte-89x' },
    ]);
    expect(personaAccount(world, 'anna').password).toBe('Korte-89x');
    expect(window.sessionStorage.getItem('cportal.drafts') ?? '').not.toContain('Korte');
    expect(store.get().token).toBeDefined();
  });

  it('is confirmed in the place of the form, with the focus (UX-25)', async () => {
    const { user } = await visit();
    await fillIn(user, { 'Jelenlegi jelszó': 'jelszo1', 'Új jelszó': 'Korte-89x', 'Új jelszó újra': 'Korte-89x' });
    await save(user);
    const text = await screen.findByText('Mostantól az új jelszavával jelentkezhet be.');
    await waitFor(() => expect(document.activeElement).toContainElement(text));
    expect(screen.queryByLabelText('Jelenlegi jelszó')).not.toBeInTheDocument();
  });

  it('is not offered in a customer care session, which says why (SES-12)', async () => {
    await renderPortal({ path: '/profile/chpass', as: 'anna', prepare: (store) => store.update({ support: true }) });
    expect(await screen.findByText(/az ügyfél jelszava nem módosítható/)).toBeVisible();
    expect(screen.queryByLabelText('Jelenlegi jelszó')).not.toBeInTheDocument();
  });

  it('wants all three, at least five characters, a repeat that matches and another password than now (PROF-5, VAL-7)', async () => {
    const { user, sent } = await visit();
    await screen.findByLabelText('Jelenlegi jelszó');
    await save(user);
    await describedAs('Jelenlegi jelszó', /^Adja meg a jelenlegi jelszavát\.$/);
    await describedAs('Új jelszó', /^Adja meg az új jelszavát\.$/);
    await describedAs('Új jelszó újra', /^Írja be újra az új jelszavát\.$/);
    await fillIn(user, { 'Jelenlegi jelszó': 'jelszo1', 'Új jelszó': 'rövi', 'Új jelszó újra': 'más' });
    await describedAs('Új jelszó', /Legalább 5 karakter/);
    await describedAs('Új jelszó újra', /nem egyezik/);
    await fillIn(user, { 'Új jelszó': 'jelszo1', 'Új jelszó újra': 'jelszo1' });
    await describedAs('Új jelszó', /nem lehet ugyanaz/);
    await save(user);
    // The repeat follows what the other field says now.
    await fillIn(user, { 'Új jelszó': 'jelszo2' });
    await describedAs('Új jelszó újra', /nem egyezik/);
    expect(sent('/change-password')).toEqual([]);
  });

  it('shows a wrong current password at its field, and one used before at the new one; nothing typed is lost (PROF-5, ERR-1)', async () => {
    const { user, world } = await visit();
    personaAccount(world, 'anna').oldPasswords.push('tavalyi1');
    await fillIn(user, { 'Jelenlegi jelszó': 'tévedés', 'Új jelszó': 'tavalyi1', 'Új jelszó újra': 'tavalyi1' });
    await save(user);
    await describedAs('Jelenlegi jelszó', /Hibás a jelenlegi jelszó/);
    expect(screen.getByLabelText('Új jelszó')).toHaveValue('tavalyi1');
    await fillIn(user, { 'Jelenlegi jelszó': 'jelszo1' });
    await save(user);
    await describedAs('Új jelszó', /korábban már használta/);
  });

  it('re-words the errors on a change of language and keeps what was typed (I18N-2)', async () => {
    const { user } = await visit();
    await fillIn(user, { 'Jelenlegi jelszó': 'tévedés', 'Új jelszó': 'rövi', 'Új jelszó újra': 'rövi' });
    await save(user);
    await describedAs('Új jelszó', /Legalább 5 karakter/);
    await user.click(screen.getByRole('button', { name: 'ENG' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
    await describedAs('New password', /minimum of 5 characters|at least 5 characters/i);
    expect(screen.getByLabelText('New password')).toHaveValue('rövi');
    expect(screen.getByLabelText('Current password')).toHaveValue('tévedés');
  });
});
