import type { Mandate } from '../../domain/money/collections';
import { openBeforeUpgrade } from '../../domain/money/comingCharges';
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

/** What is open of this year's months before a signed upgrade and is the member's to pay; `later` is what falls due after today, in forint. */
export const useOpenBeforeUpgrade = (
  mandate: Mandate | null | undefined,
  year: number,
  later: number,
): ReturnType<typeof openBeforeUpgrade> => {
  const upgrade = useUpgradeTerms();
  return year === currentYear() ? openBeforeUpgrade(mandate ?? undefined, upgrade, later, today()) : undefined;
};
