import { useTranslation } from 'react-i18next';
import { documentTitle } from '../../domain/documents';
import { documentFile } from '../../features/downloading/documentFile';
import { useDownload } from '../../features/downloading/useDownload';
import type { DocumentRow as Row } from '../../services/documents';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import styles from './Documents.module.css';

interface DocumentRowProps {
  row: Row;
  kr: string;
  listYear: number;
}

/** A document's name and year, and its download with the progress of it (DOC-1, DOC-2). */
export const DocumentRow = ({ row, kr, listYear }: DocumentRowProps) => {
  const { t } = useTranslation(['account', 'common']);
  const { name, year = listYear } = documentTitle(row.docId);
  const { download, busy, progress } = useDownload(`${name} ${year}.pdf`);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name="document" size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.year}>{year}</span>
      </span>
      <Button variant="secondary" busy={busy} label={t('downloadOf', { name: `${name} ${year}` })} onClick={() => void download(documentFile(row, kr))}>
        {t('common:button.download')}
      </Button>
      {busy && <progress className={styles.progress} max={1} value={progress} aria-label={t('downloading', { name })} />}
    </li>
  );
};
