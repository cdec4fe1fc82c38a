import { useTranslation } from 'react-i18next';

import { ExternalLink } from '../../../components/ExternalLink';
import { Card } from '../../../components/layout/Card';
import { StepList } from '../../../components/layout/StepList';
import { useConfig } from '../../../components/useConfig';
import { epassCardPrefix, epassMinimum } from '../../../domain/constants';
import type { Member } from '../../../domain/identity/member';
import { today } from '../../../domain/time/clock';
import { CardNext } from '../../../features/contract/CardNext';
import { useOrderedCard } from '../../../features/contract/useSigned';

type Kind = 'epass' | 'plastic' | 'none';

/** The kind of the card that the member has; until there is one, of the card that was ordered. */
const kindOf = (cardNumber: string | undefined, receipt: 'a' | 'b' | 'c' | undefined): Kind => {
  if (cardNumber !== undefined) return cardNumber.startsWith(epassCardPrefix) ? 'epass' : 'plastic';
  if (receipt === undefined) return 'none';
  return receipt === 'b' ? 'plastic' : 'epass';
};

/** How the member's card is used, and what happens to the one that was ordered. */
export const CardUse = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const { links } = useConfig();
  const signed = useOrderedCard();
  const kind = kindOf(member.kr === undefined ? undefined : member.cardNumber, signed?.receipt);
  /** The first day of the ordered ePASS that takes the plastic card's place. */
  const replacedFrom = signed?.receipt === 'c' && signed.validFrom > today() ? signed.validFrom : undefined;
  const phone = t('account.info.epass.phone', epassMinimum);
  return (
    <Card title={t(kind === 'plastic' ? 'account.info.plastic.title' : 'account.info.epass.title')}>
      {signed !== undefined && (
        <p>
          <CardNext signed={signed} />
        </p>
      )}
      {kind === 'plastic' ? (
        <>
          <p>
            {replacedFrom === undefined
              ? t('account.info.plastic.show')
              : t('account.info.plastic.showBefore', { date: replacedFrom })}
          </p>
          {signed === undefined && (
            <p>
              {t('account.info.plastic.epass')} {phone}
            </p>
          )}
        </>
      ) : (
        <StepList>
          <li>{phone}</li>
          {kind === 'none' && <li>{t('account.info.epass.choose')}</li>}
          <li>{t('account.info.epass.show')}</li>
        </StepList>
      )}
      {links.promo !== undefined && (
        <p>
          <ExternalLink href={links.promo}>{t('account.info.promo')}</ExternalLink>
        </p>
      )}
    </Card>
  );
};
