// @module-tag wide
import { afterEach, describe, expect, it } from 'vitest';

import { hashAddresses, keepPlaceLinks, tidyAddress } from '../../../mocks/desk/addresses';

const root = new URL('/sub/demo/', location.href);
const { addressOf, pathIn } = hashAddresses(root);

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

describe('the demo’s addresses, in any folder (STUB-5)', () => {
  it('keep the path behind a #', () => {
    expect(addressOf('/payment/callback')).toBe(`${root.href}#/payment/callback`);
    expect(pathIn(`${root.href}#/payment/T1`)).toBe('/payment/T1');
    expect(pathIn(`${root.href}#/payment?x=1`)).toBe('/payment');
  });

  it.each(['', '#', '#situation=abc', '?a=b'])('show the first page without a path: %s', (end) => {
    expect(pathIn(root.href + end)).toBe('/');
  });

  it.each([
    ['/sub/demo/login', '/sub/demo/#/login'],
    ['/sub/demo/login/app/abc?x=1', '/sub/demo/#/login/app/abc?x=1'],
    ['/sub/demo/index.html#/payment', '/sub/demo/index.html#/payment'],
    ['/sub/demo/', '/sub/demo/'],
    ['/sub/demo/#/payment', '/sub/demo/#/payment'],
    ['/sub/demo/#anything', '/sub/demo/#/'],
    ['/elsewhere', '/elsewhere'],
  ])('are corrected if typed as a path: %s', (typed, tidy) => {
    history.replaceState(null, '', typed);
    tidyAddress(root);
    expect(location.href).toBe(new URL(tidy, location.href).href);
  });

  it('stay unchanged by an in-page link, which moves the focus (NAV-13)', () => {
    document.body.innerHTML =
      '<a href="#place">place</a><a href="#/login">route</a><p id="place" tabindex="-1">here</p>';
    keepPlaceLinks();
    const [place, route] = document.querySelectorAll('a');
    const kept: boolean[] = [];
    document.addEventListener('click', (event) => kept.push(event.defaultPrevented));
    const target = document.getElementById('place');
    if (target !== null) target.scrollIntoView = () => undefined;
    place?.click();
    expect(document.activeElement).toBe(target);
    route?.click();
    expect(kept).toEqual([true, false]);
  });
});
