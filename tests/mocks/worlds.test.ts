// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { signInAs } from '../../mocks/control';
import { stateVersion } from '../../mocks/state';
import { packState, unpackState } from '../../mocks/storage';
import { createWorld, logCall } from '../../mocks/world';
import { springDay } from './support';

const fresh = () => createWorld({ now: () => springDay });

describe('two worlds', () => {
  it('share nothing (STUB-2)', () => {
    const [one, other] = [fresh(), fresh()];
    const untouched = structuredClone(other.state);
    signInAs(one, 'anna');
    one.setClock(new Date('2030-01-01T12:00:00Z'));
    logCall(one, { at: '', service: 'x', path: '/x', body: {}, httpStatus: 200, answer: {}, strict: false });
    expect(other.state).toEqual(untouched);
    expect(other.log).toEqual([]);
    expect(other.today()).toBe('2026-03-10');
  });

  it('give the same ids for the same steps', () => {
    expect(signInAs(fresh(), 'bela')).toEqual(signInAs(fresh(), 'bela'));
    expect(fresh().state).toEqual(fresh().state);
  });
});

describe('the state', () => {
  it('can be stored and restored, and only what differs from the personas is stored (STUB-5)', () => {
    const before = fresh();
    expect(packState(before).length).toBeLessThan(100);
    const { token } = signInAs(before, 'anna');
    before.setClock(new Date('2026-06-01T12:00:00Z'));
    const text = packState(before);
    expect(text.length).toBeLessThan(1_000);
    const state = unpackState(createWorld(), text);
    expect(state).toEqual(before.state);
    expect(state?.tokens.map((issued) => issued.token)).toEqual([token]);
  });

  it('shares nothing with what was stored before', () => {
    const world = fresh();
    const text = packState(world);
    for (const account of unpackState(world, text)?.accounts ?? []) account.firstName = 'X';
    expect(unpackState(world, text)).toEqual(world.state);
  });

  it.each<[string, (text: string) => string | null]>([
    ['missing', () => null],
    ['rubbish', () => 'rubbish'],
    ['truncated', (text) => text.slice(0, -5)],
    ['of another version', (text) => text.replace(`:${stateVersion},`, `:${stateVersion + 1},`)],
    ['no state', () => `{"version":${stateVersion},"seeded":"2026-03-10T09:00:00.000Z","changes":["=",{}]}`],
  ])('is not taken from a text that is %s (STUB-5)', (_why, spoil) => {
    const world = fresh();
    signInAs(world, 'anna');
    expect(unpackState(world, spoil(packState(world)))).toBeUndefined();
  });

  it('announces changes', () => {
    const world = fresh();
    let changes = 0;
    const stop = world.onChange(() => (changes += 1));
    signInAs(world, 'anna');
    stop();
    signInAs(world, 'anna');
    expect(changes).toBe(1);
  });
});

describe('the clock', () => {
  it('goes on from where it is set, and can return to the real time', () => {
    let real = springDay.getTime();
    const world = createWorld({ now: () => new Date(real) });
    world.setClock(new Date('2027-01-01T10:00:00Z'));
    real += 5_000;
    expect(world.clock().toISOString()).toBe('2027-01-01T10:00:05.000Z');
    world.setClock();
    expect(world.clock().getTime()).toBe(real);
  });

  it('gives the day in Budapest', () => {
    expect(createWorld({ now: () => new Date('2026-12-31T23:30:00Z') }).today()).toBe('2027-01-01');
  });

  it('dates the personas, at the turn of the year too', () => {
    for (const day of ['2026-01-01', '2026-12-31', '2028-02-29']) {
      const world = createWorld({ now: () => new Date(`${day}T11:00:00Z`) });
      expect(signInAs(world, 'anna').user).toMatchObject({
        from: `${day.slice(0, 4)}-01-01`,
        to: `${day.slice(0, 4)}-12-31`,
      });
    }
  });
});
