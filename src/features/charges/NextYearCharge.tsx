import type { Mandate } from '../../domain/money/collections';
import { debtSegments } from '../../domain/money/debt';
import type { MemberYear } from '../member/useMemberYears';
import { NextInstalment } from './NextInstalment';

interface NextYearChargeProps {
  /** Next year's contract, where it is the one that is paid next. */
  next: Pick<MemberYear, 'year' | 'debt'> | undefined;
  mandate: Mandate | undefined;
}

/** The first charge of next year's contract; nothing where nothing is left of it, or nothing is known. */
export const NextYearCharge = ({ next, mandate }: NextYearChargeProps) => {
  if (next?.debt === undefined) return null;
  const { total } = debtSegments(next.debt);
  // The mandate's fee is the present contract's.
  return (
    total > 0 && <NextInstalment year={next.year} later={total} mandate={mandate && { ...mandate, fee: undefined }} />
  );
};
