// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { collectionDays } from '../../../src/domain/money/contractMonths';

describe('the days on which a first collection can be (WIZ-11)', () => {
  it.each([
    ['are those of its month', '2026-10-01', '2026-09-01', '2026-05-20', '2026-10-01', '2026-10-31'],
    ['begin today in a month that has begun', '2026-09-01', '2026-09-01', '2026-09-20', '2026-09-20', '2026-09-30'],
    ['begin with the contract', '2026-02-01', '2026-02-15', '2026-01-20', '2026-02-15', '2026-02-28'],
    ['are this month’s where its own is over', '2026-09-01', '2026-09-01', '2026-10-31', '2026-10-31', '2026-10-31'],
  ])('%s', (_what, month, validFrom, today, from, to) => {
    expect(collectionDays(month, validFrom, today)).toEqual({ from, to });
  });
});
