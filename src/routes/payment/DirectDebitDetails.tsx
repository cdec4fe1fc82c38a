import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normaliseBankAccount } from '../../domain/bankAccount';
import { formatDottedDate } from '../../domain/dates';
import type { DirectDebit } from '../../services/payment';
import { Card } from '../../components/Card';
import { Facts } from '../../components/Facts';
import { Icon } from '../../components/Icon';
import { Money } from '../../components/Money';
import { DebitHistory } from './DebitHistory';
import styles from './DirectDebitDetails.module.css';

const none = '–';

/** The second panel: the mandate's data and its history; open by itself while it is active (MAN-3, MAN-6). */
export const DirectDebitDetails = ({ data }: { data: DirectDebit }) => {
  const { t } = useTranslation('mandates');
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const { account, fee, from, to, limit, state, list } = data;
  const open = chosen ?? state;
  const facts = [
    { label: t('directDebit.account'), value: account === undefined ? none : normaliseBankAccount(account), wide: true },
    { label: t('details.fee'), value: <Money amount={fee} /> },
    { label: t('directDebit.limit'), value: limit === undefined ? none : <Money amount={limit} /> },
    { label: t('details.from'), value: from === undefined ? none : formatDottedDate(from) },
    { label: t('details.to'), value: to === undefined ? none : formatDottedDate(to) },
    { label: t('details.status'), value: state ? t('state.active') : t('state.inactive') },
  ];
  return (
    <Card>
      <h2>
        <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={() => setChosen(!open)}>
          {t('details.title')}
          <Icon name="chevron" />
        </button>
      </h2>
      <div id={id} className={styles.panel} hidden={!open}>
        <Facts facts={facts} />
        <DebitHistory list={list} />
      </div>
    </Card>
  );
};
