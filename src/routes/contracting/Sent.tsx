import { useTranslation } from 'react-i18next';
import { contractLinkDays } from '../../domain/constants';
import { paths } from '../../paths';
import { LinkButton } from '../../components/Button';
import { CareLine } from '../../components/CareLine';
import { Message } from '../../components/Message';
import { Mistyped } from './Blocked';
import { TakeFocus } from './TakeFocus';

/** Replaces the offers once the link was sent. */
export const Sent = ({ to, partner = false }: { to: string; partner?: boolean }) => {
  const { t } = useTranslation('start');
  return (
    <TakeFocus>
      <Message tone="success" title={t('sent.title')} action={<LinkButton to={paths.wizard}>{t('next.current')}</LinkButton>}>
        <p>{t(partner ? 'sent.partner' : 'sent.text', { to })}</p>
        {!partner && <p>{t('sent.missing', { days: contractLinkDays })}</p>}
        {partner ? <CareLine /> : <Mistyped />}
      </Message>
    </TakeFocus>
  );
};
