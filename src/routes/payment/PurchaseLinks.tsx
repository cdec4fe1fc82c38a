import { useTranslation } from 'react-i18next';
import { config } from '../../config';
import styles from './PurchaseLinks.module.css';

const links = ['purchaseInfo', 'cardMandateInfo'] as const;

/** What a buyer may want to read, under the payments (PAY-11). A link without a configured address is not shown. */
export const PurchaseLinks = () => {
  const { t } = useTranslation(['payment', 'common']);
  const shown = links.flatMap((name) => {
    const href = config.links[name];
    return href === undefined ? [] : [{ name, href }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('payment:links.label')}>
      {shown.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {t(`payment:links.${name}`)}
            <span className="visually-hidden"> ({t('common:opensNewTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
