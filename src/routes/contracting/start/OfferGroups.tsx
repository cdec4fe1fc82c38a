import { Box, Typography, type SxProps, type Theme } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { StatusChip } from '~/components/feedback/StatusChip';
import { Card } from '~/components/layout/Card';
import { basicOfferName } from '~/domain/constants';
import { isSameEmail } from '~/domain/identity/member';
import type { Employer } from '~/services/contracting';
import { useSession } from '~/session/SessionContext';

import { TakeFocus } from './LinkSent';

const row: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 16px',
  py: '12px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
  '& > div': { flex: { sm: '1 1 260px' }, minWidth: 0, overflowWrap: 'anywhere' },
};

/** An offer, and the address that the link of a start with it goes to. */
export interface FoundOffer {
  offer: Employer;
  email: string;
}

interface OfferGroupsProps {
  offers: readonly FoundOffer[];
  /** A start is in progress, so no other can begin. */
  busy: boolean;
  /** Choosing an offer only marks it; elsewhere it sends the e-mail. */
  isMarking?: boolean;
  chosen?: FoundOffer;
  onChoose: (offer: FoundOffer) => void;
}

/** The offers, basic and company ones apart, each with its button and what that does. */
export const OfferGroups = ({ offers, busy, isMarking = false, chosen, onChoose }: OfferGroupsProps) => {
  const { t } = useTranslation('portal');
  const currentUser = useSession((session) => session.currentUser);
  const [pressed, setPressed] = useState<FoundOffer>();
  const groups = [
    { kind: 'basic', list: offers.filter(({ offer }) => offer.key === 0) },
    { kind: 'company', list: offers.filter(({ offer }) => offer.key === 1) },
  ] as const;
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ kind, list }, groupIndex) => (
      <Card key={kind} title={t(`start.offers.${kind}`)}>
        {!isMarking && groupIndex === 0 && <p>{t('start.offers.free')}</p>}
        <ul>
          {list.map((found, index) => {
            const { offer, email } = found;
            // The card's title names the club's own offer.
            const isTitle = kind === 'basic' && offer.name === basicOfferName;
            return (
              <Box component="li" sx={row} key={`${index} ${offer.id} ${offer.cardKind}`}>
                <div>
                  {!isTitle && (
                    <Typography sx={{ fontWeight: 600 }} lang="hu">
                      {offer.name}
                    </Typography>
                  )}
                  {kind === 'basic' && <p>{t('start.offers.basicText')}</p>}
                  {chosen === found && (
                    // The button that was pressed is gone.
                    <TakeFocus>
                      <StatusChip tone="success">{t('start.offers.chosen')}</StatusChip>
                    </TakeFocus>
                  )}
                  {!isMarking && (
                    <Typography variant="body2" color="textSecondary">
                      <span>{t('start.offers.sends', { to: email })}</span>
                      {!isSameEmail(email, currentUser?.email) && <span> {t('start.offers.checkAddress')}</span>}
                    </Typography>
                  )}
                </div>
                {chosen !== found && (
                  <Button
                    variant={offers.length === 1 && chosen === undefined ? 'primary' : 'secondary'}
                    label={`${t('start.offers.choose')}: ${isTitle ? t('start.offers.basic') : offer.name}`}
                    busy={busy && pressed === found}
                    onClick={() => {
                      // Only the chosen offer's button shows that it is busy.
                      if (busy) return;
                      setPressed(found);
                      onChoose(found);
                    }}
                  >
                    {t('start.offers.choose')}
                  </Button>
                )}
              </Box>
            );
          })}
        </ul>
      </Card>
    ));
};
