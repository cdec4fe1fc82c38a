// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { signInAs } from '../../mocks/control';
import { stateVersion } from '../../mocks/state';
import { createWorld, logCall } from '../../mocks/world';
import { springDay } from './support';

const fresh = () => createWorld({ now: () => springDay });

describe('two worlds', () => {
  it('share nothing (STUB-2)', () => {
    const [one, other] = [fresh(), fresh()];
    const untouched = other.exportState();
    signInAs(one, 'anna');
    one.setClock(new Date('2030-01-01T12:00:00Z'));
    logCall(one, { at: '', service: 'x', path: '/x', body: {}, httpStatus: 200, answer: {}, strict: false });
    expect(other.exportState()).toBe(untouched);
    expect(other.log).toEqual([]);
    expect(other.today()).toBe('2026-03-10');
  });

  it('give the same ids for the same steps', () => {
    expect(signInAs(fresh(), 'bela')).toEqual(signInAs(fresh(), 'bela'));
    expect(fresh().exportState()).toBe(fresh().exportState());
  });
});

describe('the state', () => {
  it('can be stored and restored (STUB-5)', () => {
    const before = fresh();
    const { token } = signInAs(before, 'anna');
    before.setClock(new Date('2026-06-01T12:00:00Z'));
    const after = fresh();
    expect(after.importState(before.exportState())).toBe(true);
    expect(after.state).toEqual(before.state);
    expect(after.state.tokens.map((issued) => issued.token)).toEqual([token]);
    expect(after.today()).toBe('2026-06-01');
  });

  it.each<[string, (text: string) => string | null]>([
    ['missing', () => null],
    ['rubbish', () => 'rubbish'],
    ['truncated', (text) => text.slice(0, -5)],
    ['edited', (text) => text.replace('Kovács', 'Kovacs')],
    ['of another version', (text) => text.replace(String(stateVersion), String(stateVersion + 1))],
    ['no state', () => `${stateVersion}:00000000:{}`],
  ])('is replaced by fresh personas if it is %s (STUB-5)', (_why, spoil) => {
    const world = fresh();
    const seeded = world.exportState();
    signInAs(world, 'anna');
    expect(world.importState(spoil(world.exportState()))).toBe(false);
    expect(world.exportState()).toBe(seeded);
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
