import { useTranslation } from 'react-i18next';

import { CareLine, useCareWays } from '../../components/feedback/CareLine';
import { useConfig } from '../../components/useConfig';
import { today } from '../../domain/time/clock';
import type { SignedContract } from './signedContract';
import { useChangeMonths } from './useChangeMonths';

/** The card that was ordered with a contract. */
export type OrderedCard = Pick<SignedContract, 'delivery' | 'deliveryAddress' | 'isUpgrade' | 'validFrom'> &
  Required<Pick<SignedContract, 'receipt'>>;

/** How a plastic card comes: where it is collected, or sent. */
const usePlasticText = ({ delivery, deliveryAddress }: OrderedCard): string => {
  const { t } = useTranslation('portal');
  const { pickupPlace } = useConfig().plasticCard;
  if (delivery === 'personal')
    return pickupPlace === undefined
      ? t('contracting.status.cardNext.personal')
      : t('contracting.status.cardNext.personalAt', { place: pickupPlace });
  return deliveryAddress === undefined
    ? t(`contracting.status.cardNext.${delivery}`)
    : t(`contracting.status.cardNext.${delivery}To`, { address: deliveryAddress });
};

/** What happens to the card of a signed contract: how the new one comes, and until when an upgrade's present one holds. */
export const CardNext = ({ signed }: { signed: OrderedCard }) => {
  const { t } = useTranslation('portal');
  const { readyDays: count, pickupPlace } = useConfig().plasticCard;
  const { receipt, delivery, isUpgrade = false, validFrom } = signed;
  const hasCare = useCareWays().length > 0;
  const plasticText = usePlasticText(signed);
  const changeMonths = useChangeMonths();
  const months = isUpgrade && validFrom > today() ? changeMonths(validFrom) : undefined;
  if (receipt === 'a') return t('contracting.status.cardNext.kept');
  const asksWhere = receipt === 'b' && delivery === 'personal' && pickupPlace === undefined && hasCare;
  const epassText =
    validFrom <= today()
      ? t('account.info.epass.show')
      : t(`contracting.status.cardNext.${isUpgrade ? 'epassUpgrade' : 'epass'}`);
  const sentences = [
    receipt === 'b' ? plasticText : epassText,
    receipt === 'b' && count !== undefined ? t('contracting.status.cardNext.ready', { count }) : undefined,
    months && t('wizard.cost.cardReplaced', months),
    asksWhere ? t('contracting.status.cardNext.askWhere') : undefined,
  ];
  return (
    <>
      {sentences.filter((sentence) => sentence !== undefined).join(' ')}
      {asksWhere && <CareLine />}
    </>
  );
};
