// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { suggestEmail } from '../../../src/components/form/fields/mailDomains';

describe('a likely slip in an e-mail (PUB-20)', () => {
  it.each([
    ['ilka@gmial.com', 'ilka@gmail.com'],
    ['ilka@freemail.hi', 'ilka@freemail.hu'],
    ['ilka@citromial.hu', 'ilka@citromail.hu'],
    ['ilka@gmali.com', 'ilka@gmail.com'],
    ['Ilka.Ő@gmai.com', 'Ilka.Ő@gmail.com'],
  ])('%s is offered as %s', (email, meant) => {
    expect(suggestEmail(email)).toBe(meant);
  });

  it.each([
    'ilka@gmail.com',
    'ilka@peldakft.hu',
    'ilka@ceg.de',
    'ilka@peldakft.hi',
    'ilka@nav.gov.hu',
    'ilka@ey.com',
    'ilka@mall.com',
    'ilka@mol.hu',
    'ilka@mail.hu',
    'ilka@uni.ac.at',
    'ilka@példa.hu',
    'ilka',
    '@gmial.com',
    'a@b@gmial.com',
    '71ABNZ12',
    '',
  ])('%s is left alone', (email) => {
    expect(suggestEmail(email)).toBeUndefined();
  });

  it('never touches what stands before the @, and never fails', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const meant = suggestEmail(text);
        expect(meant === undefined || meant.split('@')[0] === text.trim().split('@')[0]).toBe(true);
      }),
    );
  });
});
