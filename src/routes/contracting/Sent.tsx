import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/Button';
import { Message } from '../../ui/Message';
import styles from './Start.module.css';

/** Stands in the offers' place once the link is on its way: where it went and what to do with it. Takes the focus that the button lost. */
export const Sent = ({ to, partner = false }: { to: string; partner?: boolean }) => {
  const { t } = useTranslation('start');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.sent}>
      <Message tone="success" title={t('sent.title')} action={<LinkButton to={paths.wizard}>{t('next.current')}</LinkButton>}>
        {t(partner ? 'sent.partner' : 'sent.text', { to })}
      </Message>
    </div>
  );
};
