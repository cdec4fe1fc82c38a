import { it } from 'vitest';

/** A row as arguments. */
type Cells<Row> = Row extends readonly unknown[] ? { -readonly [Cell in keyof Row]: Row[Cell] } : [Row];

/**
 * `it.each` of which every change runs the first rows, and `npm run test:all` the others: for a table on a page whose rule
 * has its own table in tests/domain, or whose rows differ in nothing that the page does.
 */
export const itEach =
  <const Row>(rows: readonly Row[], near = 1) =>
  (title: string, run: (...cells: Cells<Row>) => void | Promise<void>): void => {
    const cellsOf = (row: Row): Cells<Row> => (Array.isArray(row) ? row : [row]) as Cells<Row>;
    it.for(rows.slice(0, near))(title, (row) => run(...cellsOf(row)));
    it.for(rows.slice(near))(title, { tags: ['wide'] }, (row) => run(...cellsOf(row)));
  };
