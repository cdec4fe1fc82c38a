// @vitest-environment node
import { jwtDecode } from 'jwt-decode';
import { describe, expect, it } from 'vitest';

import { endSessions } from '../../mocks/control';
import { lastMail } from '../../mocks/model/account/mails';
import { supportActivator } from '../../mocks/personas/members';
import {
  changeEmail,
  changeInvoiceData,
  changePassword,
  changePhone,
  getInvoiceData,
  getProfile,
} from '../../src/services/account';
import {
  confirmActivation,
  forgotPassword,
  login,
  loginAs,
  registration,
  resetPassword,
  validateEmail,
} from '../../src/services/accountPublic';
import { unsubscribe } from '../../src/services/newsletter';
import { mailedToken, takeViolations, useStandin } from './support';

const { world, use, as, sessionsEnded } = useStandin();

const refusedWith = (...codes: string[]) => ({ kind: 'refused', codes });
const anna = { login: 'anna@pelda.hu', password: 'jelszo1' };

describe('signing in', () => {
  it('works by e-mail or kr and returns a token with name and expiry', async () => {
    const { token, user } = await login(anna);
    expect((await login({ ...anna, login: '123456' })).user).toEqual(user);
    const now = world.clock().getTime() / 1000;
    expect(jwtDecode(token)).toEqual({ sub: 'anna@pelda.hu', name: 'Kovács Anna', iat: now, exp: now + 1800 });
  });

  it('is refused with a wrong password, an unknown login or an inactive account', async () => {
    await expect(login({ ...anna, password: 'nem' })).rejects.toMatchObject(refusedWith('ACC_INVALID_AUTHENTICATION'));
    await expect(login({ ...anna, login: 'nincs@pelda.hu' })).rejects.toMatchObject(
      refusedWith('ACC_INVALID_AUTHENTICATION'),
    );
    await expect(login({ login: 'inaktiv@pelda.hu', password: 'jelszo1' })).rejects.toMatchObject(
      refusedWith('ACC_INACTIVE_USER'),
    );
  });

  it('works once with customer care’s activator', async () => {
    expect((await loginAs({ activator: supportActivator })).user.kr).toBe('123456');
    await expect(loginAs({ activator: supportActivator })).rejects.toMatchObject(refusedWith('ACC_INVALID_ACTIVATOR'));
  });

  it('ends when the token is revoked', async () => {
    as('anna');
    await getProfile();
    endSessions(world);
    await expect(getProfile()).rejects.toMatchObject({ kind: 'session', codes: ['ACC_INVALID_TOKEN'] });
    expect(sessionsEnded()).toBe(1);
  });
});

describe('registering', () => {
  const person = { firstName: 'Zita', lastName: 'Ős', email: 'anna@pelda.hu', password: 'titok', newsLetter: false };

  it('needs an unused e-mail (STUB-4)', async () => {
    await expect(registration(person)).rejects.toMatchObject(refusedWith('ACC_MAIL_ALREADY_EXISTS'));
    await expect(registration({ ...person, email: 'ANNA@PELDA.HU' })).rejects.toMatchObject(
      refusedWith('ACC_MAIL_ALREADY_EXISTS'),
    );
  });

  it('can be confirmed once, within two weeks', async () => {
    await registration({ ...person, email: 'uj@pelda.hu' });
    const activator = mailedToken(world, 'uj@pelda.hu', 'activation');
    await confirmActivation({ activator });
    await expect(confirmActivation({ activator })).rejects.toMatchObject(refusedWith('ACC_INVALID_ACTIVATOR'));

    await registration({ ...person, email: 'keso@pelda.hu' });
    world.setClock(new Date(world.clock().getTime() + 15 * 86_400_000));
    await expect(
      confirmActivation({ activator: mailedToken(world, 'keso@pelda.hu', 'activation') }),
    ).rejects.toMatchObject(refusedWith('ACC_INVALID_ACTIVATOR'));
  });
});

describe('a password', () => {
  it('is changed with the e-mailed link, and never to a used one (STUB-4)', async () => {
    await expect(forgotPassword({ email: 'nincs@pelda.hu' })).rejects.toMatchObject(refusedWith('ACC_ACTIVE_USER'));
    await forgotPassword({ email: 'anna@pelda.hu' });
    const activator = mailedToken(world, 'anna@pelda.hu', 'password');
    await expect(resetPassword({ activator, password: 'jelszo1' })).rejects.toMatchObject(
      refusedWith('ACC_PASSWORDS_OLD'),
    );
    await resetPassword({ activator, password: 'masik1' });
    await expect(resetPassword({ activator, password: 'harmadik' })).rejects.toMatchObject(
      refusedWith('ACC_INVALID_ACTIVATOR'),
    );

    use((await login({ ...anna, password: 'masik1' })).token);
    const change = { email: 'anna@pelda.hu', oldPassword: 'masik1' };
    await expect(changePassword({ ...change, newPassword: 'jelszo1' })).rejects.toMatchObject(
      refusedWith('ACC_PASSWORDS_PREV'),
    );
    await expect(changePassword({ ...change, oldPassword: 'nem', newPassword: 'negyedik' })).rejects.toMatchObject(
      refusedWith('INVALID_PASSWORD'),
    );
    await changePassword({ ...change, newPassword: 'negyedik' });
    await login({ ...anna, password: 'negyedik' });
  });
});

describe('a token with special characters', () => {
  it('is percent-encoded in its link', async () => {
    const href = lastMail(world, 'reka@pelda.hu', 'password')?.links[0]?.href.hu;
    expect(href).toBe('http://portal.test/password/hu/uj%2Bjelszo%3Areka%3D2026');
    await resetPassword({ activator: mailedToken(world, 'reka@pelda.hu', 'password'), password: 'titok1' });
  });
});

describe('personal data', () => {
  it('has the new e-mail once its link is opened', async () => {
    as('bela');
    await expect(changeEmail({ email: 'anna@pelda.hu' })).rejects.toMatchObject(refusedWith('ACC_MAIL_ALREADY_EXISTS'));
    await changeEmail({ email: 'uj.bela@pelda.hu' });
    await login({ login: 'bela@pelda.hu', password: 'jelszo1' });
    const activator = mailedToken(world, 'uj.bela@pelda.hu', 'validateEmail');
    expect((await validateEmail({ activator })).user.email).toBe('uj.bela@pelda.hu');
    await expect(validateEmail({ activator })).rejects.toMatchObject(refusedWith('INVALID_TOKEN'));
    await expect(login({ login: 'bela@pelda.hu', password: 'jelszo1' })).rejects.toMatchObject(
      refusedWith('ACC_INVALID_AUTHENTICATION'),
    );
  });

  it('stores a phone number', async () => {
    as('bela');
    await changePhone({ phoneNumber: '+36709876543' });
    expect((await getProfile()).phone).toBe('+36709876543');
  });

  it('stores invoicing data, which needs a kr and a valid tax number (STUB-4)', async () => {
    as('bela');
    await expect(getInvoiceData()).rejects.toMatchObject(refusedWith('PROFILE_NO_KR'));
    as('anna');
    const address = { zip: '9400', city: 'Sopron', street: 'Vár', streetType: 'köz', house: '3' };
    const company = { own: false, direction: 1 as const, name: 'Saját Bt.', taxNumber: '12345676-2-41', address };
    await changeInvoiceData(company);
    expect((await getInvoiceData()).current).toMatchObject({
      direction: 1,
      name: 'Saját Bt.',
      tax: '12345676-2-41',
      address,
    });
    await expect(changeInvoiceData({ ...company, taxNumber: '12345677-2-41' })).rejects.toMatchObject({
      kind: 'technical',
    });
    await expect(changeInvoiceData({ ...company, own: true })).rejects.toMatchObject({ kind: 'technical' });
    await expect(changeInvoiceData({ ...company, direction: 3 })).rejects.toMatchObject({ kind: 'technical' });
    expect(takeViolations(world)).toHaveLength(3);
  });
});

describe('the newsletter', () => {
  it('removes a subscriber', async () => {
    await unsubscribe({ email: 'anna@pelda.hu', reason: 'a' });
    await expect(unsubscribe({ email: 'anna@pelda.hu', reason: 'c' })).rejects.toMatchObject(
      refusedWith('NEWSL_NOTEXISTS_MAIL'),
    );
  });
});
