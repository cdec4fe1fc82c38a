// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { firstCollectionDay } from '../../../src/domain/money/contractMonths';

describe('the usual first collection day (WIZ-11)', () => {
  it.each([
    ['the first day of its month', '2026-10-01', '2026-09-01', '2026-05-20', '2026-10-01'],
    ['today, in a month that has begun', '2026-09-01', '2026-09-01', '2026-09-20', '2026-09-20'],
    ['the first day of the contract', '2026-02-01', '2026-02-15', '2026-01-20', '2026-02-15'],
    ['today, where its month is over', '2026-09-01', '2026-09-01', '2026-10-31', '2026-10-31'],
  ])('is %s', (_what, month, validFrom, today, day) => {
    expect(firstCollectionDay(month, validFrom, today)).toBe(day);
  });
});
