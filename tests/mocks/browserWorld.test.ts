import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNow, today } from '../../src/domain/clock';
import { signInAs } from '../../mocks/control';
import { openBrowserWorld } from '../../mocks/browserWorld';

const key = 'cportal-standin';

beforeEach(() => localStorage.clear());
afterEach(() => setNow());

describe('the demo’s world (STUB-5)', () => {
  it('survives a reload', () => {
    const { token } = signInAs(openBrowserWorld(), 'anna');
    expect(openBrowserWorld().state.tokens.map((issued) => issued.token)).toEqual([token]);
  });

  it('is fresh if storage holds rubbish', () => {
    localStorage.setItem(key, '1:00000000:{');
    expect(openBrowserWorld().state.accounts.length).toBeGreaterThan(10);
  });

  it('stays in memory if storage is full or blocked (FLT-6)', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const world = openBrowserWorld();
    signInAs(world, 'anna');
    expect(world.state.tokens).toHaveLength(1);
  });

  it('sets the portal’s clock along with its own (BIZ-2)', () => {
    const world = openBrowserWorld();
    world.setClock(new Date('2019-05-01T10:00:00Z'));
    expect(today()).toBe('2019-05-01');
    setNow();
    openBrowserWorld();
    expect(today()).toBe('2019-05-01');
  });

  it('takes over another tab’s changes', () => {
    const [one, other] = [openBrowserWorld(), openBrowserWorld()];
    signInAs(one, 'anna');
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    expect(other.state).toEqual(one.state);
  });
});
