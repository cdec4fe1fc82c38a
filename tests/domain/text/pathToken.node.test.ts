import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isPathToken, pathCode, pathEmail } from '~/domain/text/pathToken';

const strays = fc.string({ unit: fc.constantFrom(...Array.from('.,;:)]>"\'’”“„»›')), maxLength: 4 });
const noise = fc.constantFrom('', ' ', '\u200B', '\u00A0');
/** Encoded once more, by whatever handed the link on. */
const encode = fc.constantFrom((text: string) => text, encodeURIComponent);
const tokens = fc.stringMatching(/^[A-Za-z0-9._~=+:-]{0,40}[A-Za-z0-9_~=+-]$/);

describe('a part of a link', () => {
  it('that is a token is sent as it was mailed, whatever a mail program put behind it or encoded (SEC-4, SEC-11)', () => {
    fc.assert(
      fc.property(tokens, strays, noise, encode, (token, stray, space, encoded) => {
        expect(pathCode(encoded(token + space + stray))).toBe(token);
      }),
    );
  });

  it('that is an e-mail is the address that was meant (SEC-4, SEC-11)', () => {
    const locals = fc.stringMatching(/^[a-z0-9.+_-]{1,12}$/);
    fc.assert(
      fc.property(locals, strays, noise, encode, (local, stray, space, encoded) => {
        expect(pathEmail(encoded(`${local}@példa.hu${space}${stray}`))).toBe(`${local}@példa.hu`);
      }),
    );
  });

  it.each([
    ['a query that was glued on without its question mark', '&utm_source=hirlevel&fbclid=x'],
    ['the same in HTML', '&amp;utm_source=hirlevel'],
    ['what Outlook’s Safe Links leave of their own address', '&data=05%7C02%7Canna%40pelda.hu&sdata=x%3D&reserved=0'],
    ['a query whose question mark was encoded', '%3Futm_source%3Dhirlevel'],
    ['an encoded hash', '%23fejlec'],
    ['a server’s session', ';jsessionid=1A2B'],
    ['the end of its element', '%22%3E%3C%2Fa%3E'],
    ['a slash', '%2F'],
    ['a line break', '%0D%0A'],
  ])('that is a token comes without %s behind it (SEC-4)', (_what, tail) => {
    expect(pathCode(`Ab1.c~2=${tail}`)).toBe('Ab1.c~2=');
  });

  it.each([
    ['a space', 'Ab1%20Cd2'],
    ['a line break', 'Ab1%0D%0A Cd2'],
    ['a soft line break of a raw mail', 'Ab1%3D%0D%0ACd2'],
    ['a soft hyphen', 'Ab1\u00ADCd2'],
  ])('that is a token is whole again where %s broke it (SEC-11)', (_what, part) => {
    expect(pathCode(part)).toBe('Ab1Cd2');
  });

  it.each([
    ['a%40b.hu', 'a@b.hu'],
    ['mailto:a@b.hu?subject=x', 'a@b.hu'],
    ['anna kovacs@b.hu', 'anna kovacs@b.hu'],
    ['a@b.hu&amp;utm_source=hirlevel', 'a@b.hu'],
    ['a%40b.hu%3Futm_source%3Dhirlevel', 'a@b.hu'],
    ['k&h@b.hu', 'k&h@b.hu'],
  ])('%s is the e-mail %s (SEC-11)', (part, email) => {
    expect(pathEmail(part)).toBe(email);
  });

  it('that can’t be decoded stays as it is, and is no token (SEC-4)', () => {
    for (const part of ['%', '%zz', 'a%E0%A4', '%252F', '%0d%0a', '//evil', ''])
      expect(isPathToken(pathCode(part)), part).toBe(false);
  });
});
