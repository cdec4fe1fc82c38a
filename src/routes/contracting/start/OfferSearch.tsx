import { Stack } from '@mui/material';
import { useState } from 'react';

import { useSession } from '~/session/SessionContext';

import { LinkSent, TakeFocus } from './LinkSent';
import { OfferFinder } from './OfferFinder';
import { OfferGroups } from './OfferGroups';
import { PricesCard } from './PackageTable';
import { Blocked } from './StartGate';
import { useStart } from './useStart';

export const OfferSearch = ({ type }: { type: 'R' | 'U' }) => {
  const kr = useSession((session) => session.currentUser?.kr) ?? '';
  const [sentTo, setSentTo] = useState<string>();
  const { start, busy, refused, dialog } = useStart();

  if (sentTo !== undefined) return <LinkSent to={sentTo} type={type} />;
  if (refused)
    return (
      <TakeFocus>
        <Stack spacing={2}>
          <Blocked codes={refused.codes} reference={refused.reference} isNewContract={type === 'R'} />
        </Stack>
      </TakeFocus>
    );
  return (
    <>
      <OfferFinder type={type}>
        {(offers, markField) => (
          <>
            <OfferGroups
              offers={offers}
              busy={busy}
              onChoose={(found) => void start({ type, kr, ...found }, { onSent: setSentTo, onRefused: markField })}
            />
            {/* No reply gives the prices of a company offer before it is started. */}
            {type === 'U' && offers.every(({ offer }) => offer.key === 0) && <PricesCard type="U" />}
          </>
        )}
      </OfferFinder>
      {dialog}
    </>
  );
};
