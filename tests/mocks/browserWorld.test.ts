// @module-tag wide
import { afterEach, describe, expect, it } from 'vitest';

import { openBrowserWorld } from '../../mocks/browserWorld';
import { signInAs, supportLinkFor } from '../../mocks/control';
import type { Kept, StateStore } from '../../mocks/stateStore';
import type { World } from '../../mocks/world';
import { setNow, today } from '../../src/domain/time/clock';

afterEach(() => setNow());

/** What several tabs share: one state, and a lock that they queue for. Nobody is told of what another tab wrote. */
const sharedStore = (first?: Kept, written: Kept[] = []): (() => StateStore) => {
  let kept = first;
  let queue: Promise<unknown> = Promise.resolve();
  return () => ({
    alone: (run) => {
      const turn = queue.then(run);
      queue = turn.catch(() => undefined);
      return turn;
    },
    readSince: (revision) => Promise.resolve(kept?.revision === revision ? undefined : kept),
    write: (next) => {
      kept = next;
      written.push(next);
      return Promise.resolve();
    },
    onWritten: () => undefined,
  });
};

const signIn = (world: World, persona: string): Promise<string> =>
  world.exclusively(() => signInAs(world, persona).token);
const tokensOf = ({ state }: World): string[] => state.tokens.map(({ token }) => token);

describe('the demo’s world (STUB-5)', () => {
  it('survives a reload', async () => {
    const tab = sharedStore();
    const token = await signIn(await openBrowserWorld(tab()), 'anna');
    expect(tokensOf(await openBrowserWorld(tab()))).toEqual([token]);
  });

  it('is fresh if storage holds rubbish', async () => {
    const world = await openBrowserWorld(sharedStore({ revision: 7, state: '1:00000000:{' })());
    expect(world.state.accounts.length).toBeGreaterThan(10);
  });

  it('stays in memory where the browser has no storage for it (FLT-6)', async () => {
    const world = await openBrowserWorld();
    await signIn(world, 'anna');
    expect(world.state.tokens).toHaveLength(1);
  });

  it('writes once a change, only what differs from the personas, and nothing for a call that changes nothing', async () => {
    const written: Kept[] = [];
    const world = await openBrowserWorld(sharedStore(undefined, written)());
    await signIn(world, 'anna');
    await world.exclusively(() => world.changed());
    expect(written).toHaveLength(2);
    expect(written.map(({ state }) => state.length).filter((length) => length > 1_000)).toEqual([]);
  });

  it('sets the portal’s clock along with its own (BIZ-2)', async () => {
    const tab = sharedStore();
    const world = await openBrowserWorld(tab());
    await world.exclusively(() => world.setClock(new Date('2019-05-01T10:00:00Z')));
    expect(today()).toBe('2019-05-01');
    setNow();
    await openBrowserWorld(tab());
    expect(today()).toBe('2019-05-01');
  });

  it('keeps what each of two tabs does at the same time: no token and no link is lost', async () => {
    const tab = sharedStore();
    const [one, other] = [await openBrowserWorld(tab()), await openBrowserWorld(tab())];
    const made = await Promise.all([
      signIn(one, 'anna'),
      signIn(other, 'denes'),
      signIn(one, 'dora'),
      signIn(other, 'bela'),
    ]);
    const link = await other.exclusively(() => supportLinkFor(other, 'ilona').hu);
    for (const world of [one, other]) {
      expect(await world.exclusively(() => tokensOf(world))).toEqual(made);
      expect(world.state.activators.some(({ token }) => link.includes(token))).toBe(true);
    }
  });

  it('gives both tabs the personas of the first one', async () => {
    const tab = sharedStore();
    const one = await openBrowserWorld(tab());
    await signIn(one, 'anna');
    expect((await openBrowserWorld(tab())).state).toEqual(one.state);
  });
});
