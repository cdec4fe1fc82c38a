import { useQuery } from '@tanstack/react-query';

import { useRead, type Read } from '~/components/feedback/useRead';
import { amounts } from '~/services/queries';

/** A year's two sums in forint, negative if overpaid: what is due now, and all that is due by its end. */
export interface YearDebts {
  year: number;
  currentDebit: number;
  annualDebit: number;
}

type YearReply = Omit<YearDebts, 'year'> & { codes?: readonly string[] };

export interface YearRead extends Read<YearReply> {
  year: number;
}

const useYear = (kr: string, year: number): YearRead => ({ ...useRead(useQuery(amounts(kr, year))), year });

/** What is due of a year, then of the one before and the next: each a part of its own (PAY-1). */
export const useDebts = (kr: string, year: number): readonly [YearRead, YearRead, YearRead] => [
  useYear(kr, year),
  useYear(kr, year - 1),
  useYear(kr, year + 1),
];

/** The years that are known, in the order of the reads. */
export const debtsOf = (reads: readonly YearRead[]): YearDebts[] =>
  reads.flatMap(({ year, data }) =>
    data === undefined ? [] : [{ year, currentDebit: data.currentDebit, annualDebit: data.annualDebit }],
  );

/** Sums that were read before, as a read that has answered. */
export const readOf = ({ year, ...debts }: YearDebts): YearRead => ({
  year,
  data: debts,
  failure: undefined,
  busy: false,
  retry: () => undefined,
});

/** The codes that came with a year's sums, or with their refusal. */
export const codesOf = ({ data, failure }: Pick<YearRead, 'data' | 'failure'>): readonly string[] =>
  failure?.codes ?? data?.codes ?? [];
