import { render, within } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';

import { CostPanel } from '../../../../src/routes/contracting/wizard/costs/CostPanel';
import { SummaryFees } from '../../../../src/routes/contracting/wizard/steps/summary/Summary';
import { anyCosts } from '../../../domain/money/anyCosts';
import { texts } from '../../../features/texts';
import { TestTheme } from '../../../setup/TestTheme';
import { plain } from './support';

type Row = readonly [label: string, amount: number];

const forint = (text: string): number => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));
const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, [, amount]) => sum + amount, 0);

const i18n = await texts();

/** The rows of a calculation, as they are shown. */
const rowsOf = (calculation: ReactNode): Row[] => {
  const { container, unmount } = render(
    <I18nextProvider i18n={i18n}>
      <TestTheme>{calculation}</TestTheme>
    </I18nextProvider>,
  );
  const rows = within(container)
    .getAllByRole('term')
    .map((term): Row => [plain(term.textContent), forint(term.nextElementSibling?.textContent ?? '')]);
  unmount();
  return rows;
};

describe('whatever a contract costs', () => {
  it('the rows of the cost panel add up to its last one (UX-33, WIZ-16)', () => {
    fc.assert(
      fc.property(anyCosts, (costs) => {
        const rows = rowsOf(<CostPanel costs={costs} />);
        expect(rows.at(-1)).toEqual([expect.stringMatching(/^(Fizetendő|Első beszedés)$/), costs.payable]);
        expect(sumOf(rows.slice(0, -1))).toBe(costs.payable);
      }),
      { numRuns: 30 },
    );
  });

  it('the rows of the summary add up to its total, and that less what is taken off to what is paid now (UX-33, WIZ-14)', () => {
    fc.assert(
      fc.property(anyCosts, (costs) => {
        const rows = rowsOf(<SummaryFees costs={costs} />);
        const at = rows.findIndex(([label]) => label.startsWith('Összesen'));
        expect(rows[at]?.[1]).toBe(costs.total);
        expect(sumOf(rows.slice(0, at))).toBe(costs.total);
        expect(rows.at(-1)).toEqual([expect.stringMatching(/^Most fizetendő/), costs.payableNow]);
        expect(sumOf(rows.slice(at, -1))).toBe(costs.payableNow);
      }),
      { numRuns: 30 },
    );
  });
});
