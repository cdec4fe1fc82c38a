import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { CareLine } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import type { ContractType } from '../../../domain/contract/contract';
import { LinkLife, Mistyped } from '../../../features/contract/LinkHints';
import { useIsOwnAddress } from '../../../features/contract/useIsOwnAddress';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';
import { TakeFocus } from '../status/TakeFocus';

const texts = { R: 'start.sent.text', U: 'start.sent.upgrade', h: 'start.sent.partner' } as const;

/** Replaces the offers once the link was sent. */
export const Sent = ({ to, type }: { to: string; type: ContractType }) => {
  const { t } = useTranslation('portal');
  const isOwnAddress = useIsOwnAddress(to);
  const hasContract = useSession().currentUser?.kr !== undefined;
  const isPartners = type === 'h';
  return (
    <TakeFocus>
      <Message
        tone="success"
        title={t('start.sent.title')}
        // Whoever has no contract yet can only go on with the e-mail's link; one's own contract is not the partner's.
        action={hasContract && !isPartners && <LinkButton to={paths.wizard}>{t('start.next.current')}</LinkButton>}
      >
        <p>{t(texts[type], { to })}</p>
        {isPartners && <p>{t('start.sent.partnerMissing')}</p>}
        {!isPartners && (
          <p>
            {t('start.sent.missing')} {!isOwnAddress && <span>{t('start.sent.checkAddress')}</span>}
            <LinkLife />
          </p>
        )}
        {isPartners || isOwnAddress ? <CareLine /> : <Mistyped />}
      </Message>
    </TakeFocus>
  );
};
