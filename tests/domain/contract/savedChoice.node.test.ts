import { expect, it } from 'vitest';

import { savedChoice } from '~/domain/contract/savedChoice';

it.each<[string, string | undefined, string[], object]>([
  ['is open again while it is on offer', 'M', ['S', 'M'], { value: 'M' }],
  ['names itself and chooses nothing where it is gone and several are left', 'M', ['S', 'L'], { value: '', gone: 'M' }],
  ['names itself and takes the only one that is left', 'M', ['S'], { value: 'S', gone: 'M' }],
  ['names itself where none is left', 'M', [], { value: '', gone: 'M' }],
  ['chooses nothing where nothing was saved, even of a single one', undefined, ['S'], { value: '' }],
  ['chooses nothing where it was saved empty', '', ['S'], { value: '' }],
])('a choice that was saved %s (WIZ-8, WIZ-11)', (_what, saved, offered, expected) => {
  expect(savedChoice(saved, offered)).toEqual(expected);
});
