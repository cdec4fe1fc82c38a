import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { signInAs } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { createActivator } from '../../../mocks/model/contracting/activators';
import type { World } from '../../../mocks/world';
import { pendingEmailDraft } from '../../../src/session/memberStorage';
import { createSessionStore, type SessionStore } from '../../../src/session/store';
import { configureTabs, tabsOf } from '../../../src/session/tabs';
import { holdReply } from '../../setup/holdReply';
import { itEach } from '../../setup/itEach';
import { heading, renderStrictly } from '../../setup/renderPortal';
import { createTabBus } from '../../setup/tabBus';
import { testWorld } from '../../setup/testWorld';
import { memoryStorage } from '../../setup/twoTabs';
import { field, fill, mailedPath, press } from './support';

const newWorld = (): World => testWorld();
const main = () => within(screen.getByRole('main'));

/** In the question whether to leave the signed-in account for the link's. */
const switchAccount = 'Másik fiókra váltok';

describe('the activation link', () => {
  const inactive = 'inaktiv@pelda.hu';

  it('activates once and leads to the sign-in page, which tells of it once (PUB-4, SES-13)', async () => {
    const world = newWorld();
    const portal = await renderStrictly({ path: mailedPath(world, inactive, 'activation'), world });
    expect(await screen.findByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
    expect(portal.path()).toBe('/login');
    expect(portal.sent('/confirm')).toHaveLength(1);
    expect(portal.store.get().activated).toBeUndefined();
    await portal.back();
    expect(portal.path()).toBe('/login');
  });

  it('tells a member who is signed in where they land, and the sign-in page not once more (PUB-4)', async () => {
    const world = newWorld();
    const portal = await renderStrictly({ path: mailedPath(world, inactive, 'activation'), world, as: 'bela' });
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    expect(await screen.findByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
    expect(portal.store.get().activated).toBeUndefined();
  });

  it('without a code takes the one from the e-mail, typed or pasted (PUB-4)', async () => {
    const world = newWorld();
    const code = mailedPath(world, inactive, 'activation').split('/')[3] ?? '';
    const portal = await renderStrictly({ path: '/activate/hu', world });
    await heading('Aktiválás');
    await press(portal.user, 'Aktiválás');
    expect(await main().findAllByText(/Adja meg az aktiváló kódot/)).not.toHaveLength(0);
    expect(portal.sent('/confirm')).toEqual([]);
    await fill(portal.user, { 'Aktiváló kód': ` ${code}x ` });
    await press(portal.user, 'Aktiválás');
    await waitFor(() => expect(portal.sent('/confirm')).toEqual([{ activator: `${code}x` }]));
    expect(await main().findByText(/^Érvénytelen kód\./)).toBeVisible();
    expect(field('Aktiváló kód')).toHaveValue(`${code}x`);
    await fill(portal.user, { 'Aktiváló kód': code });
    await press(portal.user, 'Aktiválás');
    expect(await screen.findByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
    expect(portal.path()).toBe('/login');
  });

  it('that is refused without a code shows the invalid-token warning too (PUB-4)', async () => {
    const world = newWorld();
    addFault(world, { call: '/confirm', kind: 'code', code: '' });
    await renderStrictly({ path: mailedPath(world, inactive, 'activation'), world });
    expect(await main().findByText(/^Érvénytelen kód\./)).toBeVisible();
    expect(main().getByText(/a fiókja valószínűleg aktív: próbáljon meg bejelentkezni/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).not.toBeInTheDocument();
  });

  itEach([
    ['with a code that nobody knows', '/activate/hu/ismeretlen', 1],
    ['with a code that no link could carry', '/activate/hu/%0d%0aX', 0],
    ['without a code', '/activate/hu', 0],
  ])('%s shows the invalid-token warning and a way on (PUB-4, SEC-4)', async (_, path, calls) => {
    const portal = await renderStrictly({ path });
    await heading('Aktiválás');
    expect(await main().findByText(/^Érvénytelen kód\./)).toBeVisible();
    expect(portal.sent('/confirm')).toHaveLength(calls);
    await press(portal.user, 'Tovább a bejelentkezéshez');
    await heading('Bejelentkezés');
    expect(screen.queryByText(/Sikeres aktiválás/)).not.toBeInTheDocument();
    await portal.back();
    expect(portal.path()).toBe('/login');
  });

  it('can be tried again after a technical error, and is not called again by itself (ERR-2, ERR-4, FLT-2)', async () => {
    const world = newWorld();
    addFault(world, { call: '/confirm', kind: '500', times: 1 });
    const portal = await renderStrictly({ path: mailedPath(world, inactive, 'activation'), world });
    expect(await main().findByText(/Technikai hiba történt/)).toBeVisible();
    expect(portal.sent('/confirm')).toHaveLength(1);
    await press(portal.user, 'Újrapróbálom');
    expect(await screen.findByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
  });

  it('takes its language from the path (I18N-1)', { tags: ['wide'] }, async () => {
    await renderStrictly({ path: '/activate/en', language: 'en' });
    expect(await screen.findByText(/^Invalid code/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to sign in' })).toBeVisible();
  });

  it('whose page was left before the reply leads nowhere (FLT-3)', async () => {
    const world = newWorld();
    const portal = await renderStrictly({ path: '/login', world });
    const letGo = holdReply(portal.server, '/confirm');
    await portal.go(mailedPath(world, inactive, 'activation'));
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
});

describe('the link of an e-mail change', () => {
  const changed = (): { world: World; path: string } => {
    const world = newWorld();
    return { world, path: `/validate-email/hu/${createActivator(world, 'email', 'anna', 'anna.uj@pelda.hu').token}` };
  };

  it('signs in, refreshes the header and leads to the profile, which tells of it (PUB-11, NAV-10, SES-13)', async () => {
    const { world, path } = changed();
    const portal = await renderStrictly({ path, world });
    await waitFor(() => expect(portal.path()).toBe('/profile/data/success'));
    expect(portal.store.get().currentUser?.email).toBe('anna.uj@pelda.hu');
    expect(portal.sent('/validate-email')).toHaveLength(1);
    await waitFor(() => expect(portal.sent('/getHeadData')).toHaveLength(1));
    await portal.back();
    expect(portal.path()).toMatch(/^\/profile\/data/);
  });

  itEach([
    ['that nobody knows', 'ismeretlen', 1],
    ['that no link could carry', 'a%20b', 0],
  ])('%s says that its token is invalid (PUB-11, SEC-4)', async (_, token, calls) => {
    const portal = await renderStrictly({ path: `/validate-email/hu/${token}` });
    expect(await main().findByText('Érvénytelen token!')).toBeVisible();
    expect(
      main().getByText(/^Ha ezt a hivatkozást korábban már megnyitotta, az új címe meg van erősítve/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toBeVisible();
    expect(portal.sent('/validate-email')).toHaveLength(calls);
    expect(portal.store.get().token).toBeUndefined();
  });

  itEach(['', 'ACC_INVALID_ACTIVATOR', 'INVALID_TOKEN'])(
    'that is refused with the code %j says that its token is invalid (PUB-11)',
    async (code) => {
      const { world, path } = changed();
      addFault(world, { call: '/validate-email', kind: 'code', code });
      await renderStrictly({ path, world });
      expect(await main().findByText('Érvénytelen token!')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).not.toBeInTheDocument();
    },
  );

  describe('of a member without a kr (PUB-11)', () => {
    const newEmail = 'bela.uj@pelda.hu';
    const underWay = { contractKey: '1-2', step: 3, type: 0, wizard: { key: '1-2', activator: 'tok' } } as const;
    const asked = (store: SessionStore): void => {
      store.update(underWay);
      store.memberStorage.save('wizard-1-2-3', { terms: true });
      store.memberStorage.save(pendingEmailDraft, { email: newEmail });
    };
    const link = () => {
      const world = newWorld();
      return { world, path: `/validate-email/hu/${createActivator(world, 'email', 'bela', newEmail).token}` };
    };

    it('asks nothing in the tab that asked for it, and loses nothing there', async () => {
      const portal = await renderStrictly({ ...link(), as: 'bela', prepare: asked });
      await waitFor(() => expect(portal.path()).toBe('/profile/data/success'));
      expect(portal.store.get()).toMatchObject({ ...underWay, currentUser: { email: newEmail } });
      expect(portal.store.memberStorage.read('wizard-1-2-3')).toEqual({ terms: true });
      // It is no longer waited for.
      await heading('Személyes adatok');
      expect(screen.queryByText(/Megerősítésre vár/)).not.toBeInTheDocument();
    });

    it('goes on with the session of the tab that asked for it, where it is opened in a new one (SES-14)', async () => {
      const { world, path } = link();
      const openChannel = createTabBus();
      const other = createSessionStore(memoryStorage());
      other.signIn(signInAs(world, 'bela'));
      asked(other);
      configureTabs(openChannel);
      tabsOf(other);
      const portal = await renderStrictly({ path, world, openChannel });
      await waitFor(() => expect(portal.path()).toBe('/profile/data/success'));
      expect(portal.store.get()).toMatchObject({ ...underWay, currentUser: { email: newEmail } });
      await waitFor(() => expect(other.get()).toMatchObject({ ...underWay, currentUser: { email: newEmail } }));
      expect(other.get().token).toBe(portal.store.get().token);
    });
  });

  it('of another member drops what was under way in this tab (SEC-6)', async () => {
    const { world, path } = changed();
    const portal = await renderStrictly({
      path,
      world,
      as: 'bela',
      prepare: (store) => store.update({ contractKey: '1-2', step: 3, type: 1, transaction: 'T1', otpres: ['X'] }),
    });
    await portal.user.click(await screen.findByRole('button', { name: switchAccount }));
    await waitFor(() => expect(portal.path()).toBe('/profile/data/success'));
    const { contractKey, step, type, transaction, otpres } = portal.store.get();
    expect([contractKey, step, type, transaction, otpres]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('with a token that can’t be read is a technical error, and nobody is signed in (SES-3, FLT-2)', async () => {
    const { world, path } = changed();
    addFault(world, { call: '/validate-email', kind: 'fields', fields: { token: 'abc' } });
    const portal = await renderStrictly({ path, world });
    expect(await main().findByText(/Technikai hiba történt/)).toBeVisible();
    expect(portal.store.get()).toEqual({});
  });
});

describe('the link of a contract', () => {
  it('takes a contract up where it stands (PUB-13, SES-13)', async () => {
    const portal = await renderStrictly({ path: '/contract/hu/szerzodesvilmos2026' });
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    const process = portal.world.state.processes.find(({ linkToken }) => linkToken === 'szerzodesvilmos2026');
    expect(portal.store.get()).toMatchObject({
      contractKey: process?.key,
      step: 4,
      type: 0,
      currentUser: { email: 'vilmos@pelda.hu' },
    });
    await portal.back();
    expect(portal.path()).toBe('/contracting');
  });

  it('from the intranet leads to the offers, and forgets the contract before (PUB-13)', async () => {
    const portal = await renderStrictly({
      path: '/contract/hu/intra2026-maria',
      as: 'maria',
      prepare: (store) => store.update({ contractKey: '1-2', step: 3, type: 1 }),
    });
    await waitFor(() => expect(portal.path()).toBe('/contracting/options/intra2026-maria'));
    expect(portal.store.get()).toMatchObject({ type: 0, currentUser: { email: 'maria@pelda.hu' } });
    expect(portal.store.get().contractKey).toBeUndefined();
  });

  it('of another member shows nothing that was kept of the one before (SEC-6, SES-9)', async () => {
    const portal = await renderStrictly({ path: '/documents', as: 'anna' });
    expect(await screen.findByText('Kovács Anna')).toBeVisible();
    await waitFor(() => expect(portal.sent('/getHeadData')).toHaveLength(1));
    await portal.go('/contract/hu/szerzodesvilmos2026');
    await portal.user.click(await screen.findByRole('button', { name: switchAccount }));
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    await waitFor(() => expect(portal.sent('/getHeadData')).toHaveLength(2));
    expect(await screen.findByText('Somogyi Vilmos')).toBeVisible();
    expect(screen.queryByText(/Kovács Anna/)).not.toBeInTheDocument();
    expect(portal.store.get().currentUser?.email).toBe('vilmos@pelda.hu');
  });

  it('of a contract at its end leads to the final page (PUB-13)', async () => {
    const world = newWorld();
    addFault(world, { call: 'contractingPublic/confirm', kind: 'fields', fields: { step: 8, type: 'U' } });
    const portal = await renderStrictly({ path: '/contract/hu/szerzodesvilmos2026', world });
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
    expect(portal.store.get()).toMatchObject({ step: 8, type: 1, endTransaction: {} });
  });

  itEach([
    ['is no longer active', 'regi-link-1', /A hivatkozás már nem él/, 1],
    ['could be none', 'a%2Fb', /^Érvénytelen kód/, 0],
  ])('that %s says so and leads on (PUB-13, SEC-4)', async (_, token, text, calls) => {
    const portal = await renderStrictly({ path: `/contract/hu/${token}` });
    expect(await main().findByText(text)).toBeVisible();
    expect(portal.sent('/confirm')).toHaveLength(calls);
    await portal.user.click(screen.getByRole('link', { name: 'Vissza a kezdőlapra' }));
    await heading('Bejelentkezés');
  });

  it('that is refused without a code is no longer valid (PUB-13)', async () => {
    const world = newWorld();
    addFault(world, { call: 'contractingPublic/confirm', kind: 'code', code: '' });
    await renderStrictly({ path: '/contract/hu/szerzodesvilmos2026', world });
    expect(await main().findByText(/A hivatkozás már nem él/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).not.toBeInTheDocument();
  });

  it('takes a token with + and : as it is (SEC-4)', { tags: ['wide'] }, async () => {
    const portal = await renderStrictly({ path: '/contract/hu/a+b:c' });
    expect(await main().findByText(/A hivatkozás már nem él/)).toBeVisible();
    expect(portal.sent('/confirm')).toEqual([{ token: 'a+b:c' }]);
  });

  it('that was refused leaves who is signed in alone', async () => {
    const portal = await renderStrictly({ path: '/contract/hu/regi-link-1', as: 'bela' });
    expect(await main().findByText(/A hivatkozás már nem él/)).toBeVisible();
    expect(portal.store.get().currentUser?.email).toBe('bela@pelda.hu');
  });
});

describe('the way back from the intranet', () => {
  const maria = '7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f';

  it.each([
    ['without dates', `/contracting/intra/${maria}/approved`, '', ''],
    ['with dates', `/contracting/intra/${maria}/active/2026-01-01/2026-12-31`, '2026-01-01', '2026-12-31'],
  ])('%s sends what the link gives, and signs in (PUB-14)', async (_, path, fromdate, todate) => {
    const portal = await renderStrictly({ path });
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    expect(portal.sent('/intra-status')).toEqual([
      { subscription_uuid: maria, status: path.split('/')[4], fromdate, todate },
    ]);
    expect(portal.store.get().currentUser?.email).toBe('maria@pelda.hu');
  });

  it('says on the page that it leads to what the employer has decided (PUB-14)', async () => {
    await renderStrictly({ path: `/contracting/intra/${maria}/denied` });
    expect(await main().findByText('Az igénylést a munkáltatói kapcsolattartó elutasította.')).toBeVisible();
    expect(main().getByText('Kérdésével forduljon a munkáltatói kapcsolattartójához.')).toBeVisible();
  });

  it('names no decision that isn’t known (PUB-14)', async () => {
    const portal = await renderStrictly({ path: `/contracting/intra/${maria}/jóváhagyva` });
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    expect(await screen.findByText('Jogosultság ellenőrzése')).toBeVisible();
    expect(screen.queryByText(/^Az igénylést/)).not.toBeInTheDocument();
  });

  it('after an approval leads to the employer’s offer in the mail, and to another one only by a press (PUB-14)', async () => {
    const { user } = await renderStrictly({ path: `/contracting/intra/${maria}/approved` });
    expect(await main().findByText('A munkáltatója jóváhagyta az igényét.')).toBeVisible();
    expect(main().getByText(/^Folytassa a munkáltatói ajánlatról kapott levelében/)).toBeVisible();
    expect(screen.queryByText('Jogosultság ellenőrzése')).not.toBeInTheDocument();
    await user.click(main().getByRole('link', { name: 'Más ajánlat keresése' }));
    expect(await screen.findByText('Jogosultság ellenőrzése')).toBeVisible();
    expect(screen.queryByText(/^Az igénylést/)).not.toBeInTheDocument();
  });

  it('leads to the upgrade where it is one (PUB-14)', async () => {
    const world = newWorld();
    addFault(world, { call: '/intra-status', kind: 'fields', fields: { type: 'U' } });
    const portal = await renderStrictly({ path: `/contracting/intra/${maria}/approved`, world });
    await waitFor(() => expect(portal.path()).toBe('/contracting/upgrade'));
  });

  it('of a subscription that nobody knows is a technical error (PUB-14)', async () => {
    await renderStrictly({ path: '/contracting/intra/0000/approved' });
    expect(await main().findByText(/Technikai hiba történt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toBeVisible();
  });

  it('hands on what the path gives, percent-decoded (PUB-14)', async () => {
    const portal = await renderStrictly({
      path: `/contracting/intra/${maria}/j%C3%B3v%C3%A1hagyva/2026-01-01T08:30:00+01:00/2026.%2012.%2031.`,
    });
    await waitFor(() =>
      expect(portal.sent('/intra-status')).toEqual([
        {
          subscription_uuid: maria,
          status: 'jóváhagyva',
          fromdate: '2026-01-01T08:30:00+01:00',
          todate: '2026. 12. 31.',
        },
      ]),
    );
  });

  it.each([
    ['a part of 200 characters', 'x'.repeat(200), 'x'.repeat(200)],
    ['one that is 200 characters once decoded', '%C5%91'.repeat(200), 'ő'.repeat(200)],
    ['a percent sign and a slash, decoded once', '100%25%2F%2520', '100%/%20'],
  ])('hands on %s (PUB-14)', async (_what, status, sent) => {
    const portal = await renderStrictly({ path: `/contracting/intra/${maria}/${status}` });
    await waitFor(() =>
      expect(portal.sent('/intra-status')).toEqual([
        { subscription_uuid: maria, status: sent, fromdate: '', todate: '' },
      ]),
    );
  });

  it('that is refused without a code is a technical error (PUB-14)', async () => {
    const world = newWorld();
    addFault(world, { call: '/intra-status', kind: 'code', code: '' });
    await renderStrictly({ path: `/contracting/intra/${maria}/approved`, world });
    expect(await main().findByText(/Technikai hiba történt/)).toBeVisible();
  });

  it.each([
    '/contracting/intra/0000/a%0d%0ab',
    '/contracting/intra/0000/approved/%00',
    '/contracting/intra/0000/approved/2026-01-01/%C2%85',
    `/contracting/intra/0000/${'x'.repeat(201)}`,
  ])('asks nothing with a part that no link could carry: %s (PUB-14, SEC-4)', async (path) => {
    const { sent } = await renderStrictly({ path });
    expect(await main().findByText(/^Érvénytelen kód/)).toBeVisible();
    expect(sent('/intra-status')).toEqual([]);
  });
});
