import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { CareLine } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import { LinkLife, Mistyped } from '../../../features/contract/LinkHints';
import { paths } from '../../../paths';
import { TakeFocus } from '../status/TakeFocus';

/** Replaces the offers once the link was sent. */
export const Sent = ({ to, partner = false }: { to: string; partner?: boolean }) => {
  const { t } = useTranslation('portal');
  return (
    <TakeFocus>
      <Message
        tone="success"
        title={t('start.sent.title')}
        action={<LinkButton to={paths.wizard}>{t('start.next.current')}</LinkButton>}
      >
        <p>{t(partner ? 'start.sent.partner' : 'start.sent.text', { to })}</p>
        {!partner && (
          <p>
            {t('start.sent.missing')}
            <LinkLife />
          </p>
        )}
        {partner ? <CareLine /> : <Mistyped />}
      </Message>
    </TakeFocus>
  );
};
