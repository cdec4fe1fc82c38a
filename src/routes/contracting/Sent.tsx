import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { LinkButton } from '../../components/Button';
import { Message } from '../../components/Message';
import { TakeFocus } from './TakeFocus';

/** Stands in the offers' place once the link is on its way: where it went and what to do with it. */
export const Sent = ({ to, partner = false }: { to: string; partner?: boolean }) => {
  const { t } = useTranslation('start');
  return (
    <TakeFocus>
      <Message tone="success" title={t('sent.title')} action={<LinkButton to={paths.wizard}>{t('next.current')}</LinkButton>}>
        {t(partner ? 'sent.partner' : 'sent.text', { to })}
      </Message>
    </TakeFocus>
  );
};
