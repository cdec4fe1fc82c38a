import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { basicOfferDeadline } from '../../domain/constants';
import { formatDate } from '../../domain/dates';
import type { Employer } from '../../services/contracting';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import type { OfferGroup } from './offerQuery';
import { OfferChoice, OfferItem, OfferName } from './OfferItem';

interface OfferGroupsProps {
  groups: readonly OfferGroup[];
  /** A start is in progress, so no other can begin. */
  busy: boolean;
  onChoose: (offer: Employer) => void;
}

/** The offers, each with a button; closed ones say why they can't be chosen. */
export const OfferGroups = ({ groups, busy, onChoose }: OfferGroupsProps) => {
  const { t } = useTranslation('start');
  const [chosen, setChosen] = useState<Employer>();
  return groups.map(({ kind, offers, closed }) => (
    <Card key={kind} title={t(`offers.${kind}`)}>
      <ul>
        {offers.map((offer, index) => (
          <OfferItem key={`${index} ${offer.id} ${offer.cardKind}`}>
            <OfferName>{offer.name !== t(`offers.${kind}`) && offer.name}</OfferName>
            <OfferChoice>
              <Button
                variant="secondary"
                label={`${t('offers.choose')}: ${offer.name}`}
                busy={busy && chosen === offer}
                disabled={closed}
                reason={closed ? t('offers.closed', { date: formatDate(basicOfferDeadline) }) : undefined}
                onClick={() => {
                  setChosen(offer);
                  onChoose(offer);
                }}
              >
                {t('offers.choose')}
              </Button>
            </OfferChoice>
          </OfferItem>
        ))}
      </ul>
    </Card>
  ));
};
