// @module-tag wide
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { signInAs } from '../../../mocks/control';
import { applyDelta, deltaOf } from '../../../mocks/delta';
import { openSituation, readSituation, writeSituation } from '../../../mocks/desk/situation';
import { addFault } from '../../../mocks/faults';
import { linksOf } from '../../../mocks/links';
import { sendMail } from '../../../mocks/model/account/mails';
import { createWorld, type World } from '../../../mocks/world';
import { createSessionStore } from '../../../src/session/store';

const here = 'https://egyik.hu/proba/';
const there = 'https://masik.hu/';
const spring = (): Date => new Date('2026-03-10T09:00:00Z');
const worldAt = (root: string, now = spring): World =>
  createWorld({ now, origin: `${root}#`, bankUrl: `${root}bank?{transaction}` });
const page = { path: '/payment', language: 'en' } as const;
const session = '{"token":"t"}';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the difference between two states', () => {
  it('turns any value into any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        const [plainFrom, plainTo] = [JSON.parse(JSON.stringify(from)), JSON.parse(JSON.stringify(to))] as Parameters<
          typeof deltaOf
        >;
        expect(applyDelta(plainFrom, deltaOf(plainFrom, plainTo))).toEqual(plainTo);
      }),
    );
  });

  it.each(['valueOf', 'constructor', '__proto__'])('handles %s like any other key', (name) => {
    const named = JSON.parse(`{"${name}":[]}`) as Parameters<typeof deltaOf>[0];
    for (const [from, to] of [
      [named, {}],
      [{}, named],
    ] as const) {
      expect(JSON.stringify(applyDelta(from, deltaOf(from, to)))).toBe(JSON.stringify(to));
    }
  });

  it('is undefined if nothing changed', () => {
    expect(deltaOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
  });
});

describe('a copied link (STUB-5)', () => {
  const changed = (): World => {
    const world = worldAt(here);
    world.setClock(new Date('2026-06-08T10:00:00Z'));
    signInAs(world, 'anna');
    addFault(world, { call: '*', kind: '500', times: 2 });
    sendMail(world, 'uj@pelda.hu', 'activation', linksOf(world).activation('kod'));
    return world;
  };

  it('restores the state and the day on another host, with links to that host', async () => {
    const sender = changed();
    const piece = await writeSituation(sender, here, page);
    const receiver = worldAt(there, () => new Date('2027-01-01T00:00:00Z'));
    const situation = await readSituation(receiver, there, piece);

    expect(situation).toMatchObject({ ...page, at: '2026-06-08T10:00:00.000Z' });
    expect(receiver.clock().toISOString()).toBe('2026-06-08T10:00:00.000Z');
    expect(receiver.state.faults).toEqual(sender.state.faults);
    expect(receiver.state.tokens).toEqual(sender.state.tokens);
    expect(receiver.state.mails.at(-1)?.links[0]?.href.hu).toBe(`${there}#/activate/hu/kod`);
    expect(JSON.stringify(receiver.state)).not.toContain(here);
    expect({ ...receiver.state, clockShift: 0, mails: [] }).toEqual({ ...sender.state, clockShift: 0, mails: [] });
  });

  it('is short: it only holds the difference from fresh personas', async () => {
    const piece = await writeSituation(worldAt(here), here, page);
    expect(piece).toMatch(/^[\w-]+$/);
    expect(piece.length).toBeLessThan(400);
    expect((await writeSituation(changed(), here, page)).length).toBeLessThan(2_000);
  });

  it('of a plain situation fits into a chat message', async () => {
    const world = worldAt('https://sportberlet-klub.pelda.hu/proba/demo/');
    const store = createSessionStore();
    store.signIn(signInAs(world, 'anna'));
    sessionStorage.setItem('cportal.session', JSON.stringify(store.get()));
    const piece = await writeSituation(world, 'https://sportberlet-klub.pelda.hu/proba/demo/', page);
    expect(`https://sportberlet-klub.pelda.hu/proba/demo/#situation=${piece}`.length).toBeLessThan(2_000);
  });

  it('opens its page with its session and disappears from the address bar', async () => {
    sessionStorage.setItem('cportal.session', session);
    const piece = await writeSituation(changed(), here, page);
    sessionStorage.clear();
    sessionStorage.setItem('cportal.drafts', 'old');
    location.hash = `situation=${piece}`;
    const world = worldAt(here);
    const root = new URL('/', location.href);
    expect(await openSituation(world, root)).toMatchObject({ kind: 'opened', situation: page });
    expect(location.hash).toBe('#/payment');
    expect(sessionStorage.getItem('cportal.session')).toBe(session);
    expect(sessionStorage.getItem('cportal.drafts')).toBeNull();
  });

  it.each([
    ['truncated', (piece: string) => piece.slice(0, -20)],
    ['edited', (piece: string) => `${piece.slice(0, 40)}AAAA${piece.slice(44)}`],
    ['not base64', () => '%%%'],
    ['empty', () => ''],
  ])('changes nothing if it is %s', async (_why, damage) => {
    const piece = await writeSituation(changed(), here, page);
    const world = worldAt(here);
    const before = structuredClone(world.state);
    location.hash = `situation=${damage(piece)}`;
    expect(await openSituation(world, new URL('/', location.href))).toEqual({ kind: 'damaged' });
    expect(world.state).toEqual(before);
    expect(location.hash).toBe('#/');
  });

  it('of the tour is a name, which opens that situation (STUB-7)', async () => {
    location.hash = '#tour=debt';
    expect(await openSituation(worldAt(here), new URL('/', location.href))).toEqual({ kind: 'tour', name: 'debt' });
    expect(location.hash).toBe('#/');
    location.hash = '#tour=nothing';
    expect(await openSituation(worldAt(here), new URL('/', location.href))).toEqual({ kind: 'damaged' });
  });

  it('is ignored in any other address', async () => {
    location.hash = '#/login';
    expect(await openSituation(worldAt(here), new URL('/', location.href))).toEqual({ kind: 'none' });
    expect(location.hash).toBe('#/login');
  });
});
