import type { Mandate } from '../../domain/money/collections';
import { ownOfLater, type OwnOfLater } from '../../domain/money/comingCharges';
import { currentYear, today } from '../../domain/time/clock';
import { useSession } from '../../session/SessionContext';
import { useSignedUpgrade } from '../contract/useSignedUpgrade';
import { useDebitMandate } from '../paying/useMandate';

/** A signed upgrade of this year's contract, with a month's fee before it, in forint, as far as that is known. */
export const useUpgradeTerms = (): { from: string; fee: number | undefined } | undefined => {
  const { currentUser } = useSession();
  const upgrade = useSignedUpgrade(currentUser ?? {});
  const { fee } = useDebitMandate(currentUser?.kr).data ?? {};
  return upgrade && { from: upgrade.from, fee: upgrade.fees?.before ?? fee };
};

/** What no mandate takes of what falls due later; `later` is all of it, in forint. None of another year than this one. */
export const useOwnOfLater = (
  mandate: Mandate | null | undefined,
  year: number,
  later: number,
): OwnOfLater | undefined => {
  const upgrade = useUpgradeTerms();
  const { from, to } = useSession().currentUser ?? {};
  if (year !== currentYear()) return undefined;
  return ownOfLater({
    year,
    debt: { currentDebit: 0, annualDebit: later },
    mandate: mandate ?? undefined,
    contract: { from, to },
    today: today(),
    upgrade,
  });
};
