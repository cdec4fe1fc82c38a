import { fireEvent } from '@testing-library/react';

import { createActivator } from '../../../mocks/model/contracting/activators';
import { supportActivator } from '../../../mocks/personas/members';
import { mailedPath } from '../public/support';
import { press, type Scene } from './scene';

const newPassword = { 'Új jelszó': 'kék-hegy-12', 'Új jelszó újra': 'kék-hegy-12' };
const captcha = (): void => {
  for (const label of ['Nem vagyok robot', 'Elfogadom az általános szerződési feltételeket']) {
    const box =
      document.querySelector(`input[type="checkbox"]`) === null
        ? undefined
        : [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === label)?.control;
    if (box instanceof HTMLInputElement && !box.checked) fireEvent.click(box);
  }
};
const solved = (button: string) => async () => {
  captcha();
  await press(button);
};

/** The pages of visitors, and those of a member's account. */
export const accountScenes: Record<string, Scene> = {
  'accountPublic /login': {
    at: '/login',
    typed: { 'E-mail-cím vagy azonosító': 'anna@pelda.hu', Jelszó: 'jelszo1' },
    act: () => press('Bejelentkezés'),
  },
  'accountPublic /loginAs': { at: `/login/${supportActivator}` },
  'accountPublic /registration': {
    at: '/register',
    stays: true,
    typed: {
      Vezetéknév: 'Őri',
      Keresztnév: 'Ilka',
      'E-mail-cím': 'ilka@levelek.hu',
      Jelszó: 'titok1',
      'Jelszó újra': 'titok1',
    },
    act: solved('Regisztráció'),
  },
  'accountPublic /confirm': {
    at: (world) => mailedPath(world, 'inaktiv@pelda.hu', 'activation'),
    success: /Sikeres aktiválás/,
  },
  'accountPublic /forgot': {
    at: '/forgottendetails',
    stays: true,
    typed: { 'E-mail-cím': 'anna@pelda.hu' },
    act: solved('Küldés'),
    success: /Elküldtük az e-mailt/,
  },
  'accountPublic /reset': {
    at: (world) => mailedPath(world, 'reka@pelda.hu', 'password'),
    typed: newPassword,
    act: () => press('Mentés'),
    success: /A jelszó megváltozott/,
  },
  'accountPublic /validate-email': {
    at: (world) => `/validate-email/hu/${createActivator(world, 'email', 'anna', 'anna.uj@pelda.hu').token}`,
    success: /Az e-mail-cím megváltozott/,
  },
  'account /change-password': {
    at: '/profile/chpass',
    as: 'anna',
    typed: { 'Jelenlegi jelszó': 'jelszo1', ...newPassword },
    act: () => press('Mentés'),
    success: /A jelszó megváltozott/,
  },
  'account /getHeadData': { at: '/profile/chpass', as: 'anna', told: null },
  'account /getProfile': { at: '/profile/data', as: 'anna' },
  'account /get-invoice-data': { at: '/invoicedata', as: 'dora' },
  'account /change-invoice-data': {
    at: '/invoicedata',
    as: 'dora',
    act: () => press('Mentés'),
    success: /adatokat elmentettük/,
  },
  'account /change-email': {
    at: '/profile/data',
    as: 'anna',
    typed: { 'E-mail-cím': 'anna.uj@levelek.hu' },
    act: () => press('E-mail módosítása'),
    success: /Megerősítő e-mailt küldtünk|Megerősítésre vár/,
  },
  'account /change-phone': {
    at: '/profile/data',
    as: 'anna',
    typed: { Mobiltelefon: '+36/20/7654321' },
    act: () => press('Telefonszám módosítása'),
    success: /elmentve: /,
  },
  'account /change-address': {
    at: '/profile/data',
    as: 'anna',
    typed: { Házszám: '17.' },
    act: () => press('Cím módosítása'),
    success: /elmentve: /,
  },
  'documents /list': { at: '/documents', as: 'anna' },
  'intranet GET /hasMessage': { at: '/profile/chpass', as: 'maria', told: null },
  'intranet /closeMessage': { at: '/profile/chpass', as: 'maria', act: () => press('Bezárás'), told: null },
  'newsletter /unsubscribe': {
    at: '/unsubscribe/anna@pelda.hu',
    stays: true,
    act: solved('Leiratkozás'),
    success: /Sikeresen leiratkozott/,
  },
};
