import { useTranslation } from 'react-i18next';
import { documentFile } from '../../features/downloading/documentFile';
import { useDownload } from '../../features/downloading/useDownload';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import type { ContractFile } from './contractProgress';
import styles from './ContractFiles.module.css';

const File = ({ file, kr }: { file: ContractFile; kr: string | undefined }) => {
  const { t } = useTranslation(['contracting', 'common']);
  const title = t(`contracting:status.doc.${file.name}`);
  const { download, busy, progress } = useDownload(`${title}.pdf`);
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <li className={styles.file}>
      <Icon name="document" />
      <div className={styles.name}>
        {title}
        <div role="status" className={styles.progress}>
          {busy && percent !== undefined ? t('contracting:status.downloading', { percent }) : ''}
        </div>
      </div>
      <Button
        variant="secondary"
        busy={busy}
        icon={<Icon name="download" />}
        label={`${t('common:button.download')}: ${title}`}
        onClick={() => void download(documentFile(file, kr))}
      >
        {t('common:button.download')}
      </Button>
    </li>
  );
};

/** One download for each document of the contract that is there (SUM-1). */
export const ContractFiles = ({ files, kr }: { files: readonly ContractFile[]; kr: string | undefined }) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <File key={file.name} file={file} kr={kr} />
    ))}
  </ul>
);
