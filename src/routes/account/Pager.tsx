import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Picker } from './Picker';
import type { Pages } from './usePages';
import styles from './Pager.module.css';

interface PagerProps {
  pages: Pages<unknown>;
  /** The list's name, so that two pagers of a page are told apart. */
  label: string;
  /** Runs after another page was opened: the focus goes to the rows' beginning. */
  onOpened: () => void;
}

/** Ways through a long list; nothing where one page holds it all. */
export const Pager = ({ pages: { page, pages, first, last, total, open }, label, onOpened }: PagerProps) => {
  const { t } = useTranslation('account');
  const go = (next: number): void => {
    open(next);
    onOpened();
  };
  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label', { list: label })}>
      <Button variant="secondary" disabled={page === 1} onClick={() => go(page - 1)}>
        {t('pager.previous')}
      </Button>
      <p role="status" className={styles.where}>
        {t('pager.where', { first, last, total })}
      </p>
      <Picker name="page" label={t('pager.page')} value={page} options={Array.from({ length: pages }, (_, index) => index + 1)} onPick={go} />
      <Button variant="secondary" disabled={page === pages} onClick={() => go(page + 1)}>
        {t('pager.next')}
      </Button>
    </nav>
  );
};
