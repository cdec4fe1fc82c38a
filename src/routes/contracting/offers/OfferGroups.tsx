import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { StatusChip } from '../../../components/feedback/StatusChip';
import { Card } from '../../../components/layout/Card';
import { basicOfferDeadline, basicOfferName } from '../../../domain/constants';
import { isSameEmail } from '../../../domain/identity/member';
import type { Employer } from '../../../services/contracting';
import { useSession } from '../../../session/SessionContext';
import { OfferChoice, OfferItem, OfferName, OfferNote } from './OfferItem';
import type { OfferGroup } from './offerQuery';

interface OfferGroupsProps {
  groups: readonly OfferGroup[];
  /** A start is in progress, so no other can begin. */
  busy: boolean;
  /** The offer that stays chosen, to be marked. */
  marked?: Employer;
  /** Where the link of an offer goes: named once where it is the same for all. */
  addressOf?: (offer: Employer) => string;
  /** There are others on the page, so each offer names its own address. */
  hasOthers?: boolean;
  /** Stands in the first card above its offers; each offer then names its own address. */
  about?: ReactNode;
  /** Choosing is the page's coloured button, where only one can be chosen. */
  isFirst?: boolean;
  onChoose: (offer: Employer) => void;
}

/** The card's title names it. */
const isOwnName = (kind: OfferGroup['kind'], { name }: Employer): boolean =>
  kind === 'basic' && name === basicOfferName;

/** The offers, each with a button; closed ones say why they can't be chosen. */
export const OfferGroups = ({
  groups,
  busy,
  marked,
  addressOf,
  hasOthers = false,
  about,
  isFirst = false,
  onChoose,
}: OfferGroupsProps) => {
  const { t } = useTranslation('portal');
  const [chosen, setChosen] = useState<Employer>();
  const open = groups.flatMap(({ offers, closed }) => (closed ? [] : offers));
  const addresses = new Set(addressOf === undefined ? [] : open.map(addressOf));
  const [address = ''] = addresses;
  const { currentUser } = useSession();
  const isNamedOnce = addresses.size === 1 && !hasOthers && about === undefined;
  const check = (to: string): string => (isSameEmail(to, currentUser?.email) ? '' : t('start.offers.checkAddress'));
  const list = groups.map(({ kind, offers, closed }, place) => (
    <Card key={kind} title={t(`start.offers.${kind}`)}>
      {place === 0 && about}
      <ul>
        {offers.map((offer, index) => (
          <OfferItem key={`${index} ${offer.id} ${offer.cardKind}`}>
            <OfferName>
              {!isOwnName(kind, offer) && <span lang="hu">{offer.name}</span>}{' '}
              {marked === offer && <StatusChip tone="success">{t('start.offers.chosen')}</StatusChip>}
              {kind === 'basic' && !closed && <OfferNote>{t('start.offers.basicText')}</OfferNote>}
              {!isNamedOnce && addressOf !== undefined && !closed && (
                <OfferNote>
                  {t('start.offers.linkTo', { to: addressOf(offer) })} {check(addressOf(offer))}
                </OfferNote>
              )}
            </OfferName>
            <OfferChoice>
              <Button
                variant={isFirst && !closed && open.length === 1 ? 'primary' : 'secondary'}
                label={`${t('start.offers.choose')}: ${isOwnName(kind, offer) ? t(`start.offers.${kind}`) : offer.name}`}
                busy={busy && chosen === offer}
                disabled={closed}
                reason={closed ? t('start.offers.closed', { date: basicOfferDeadline }) : undefined}
                onClick={() => {
                  // Only the chosen offer's button shows that it is busy.
                  if (busy) return;
                  setChosen(offer);
                  onChoose(offer);
                }}
              >
                {t('start.offers.choose')}
              </Button>
            </OfferChoice>
          </OfferItem>
        ))}
      </ul>
    </Card>
  ));
  return (
    <>
      {/* What stands about the offers says it for an upgrade. */}
      {addressOf !== undefined && about === undefined && open.length > 0 && <p>{t('start.offers.free')}</p>}
      {isNamedOnce && (
        <p>
          {t('start.offers.sentTo', { to: address })} {check(address)}
        </p>
      )}
      {list}
    </>
  );
};
