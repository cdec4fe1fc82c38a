import { useTranslation } from 'react-i18next';
import { Button, DownloadButton } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { LoadError } from '../../components/LoadError';
import { useDelayed } from '../../components/Spinner';
import type { FileState, InvoiceFile } from './useInvoiceFile';
import styles from './Invoices.module.css';

/** The bar shows only after 600 ms of waiting (ERR-5); that something is under way stands there at once. */
const Loading = ({ progress }: { progress: number | undefined }) => {
  const { t } = useTranslation('account');
  const late = useDelayed(true);
  return late && <progress className={styles.progress} max={1} value={progress} aria-label={t('invoices.file.loading')} />;
};

const words: Record<FileState['step'], 'invoices.file.loading' | 'invoices.file.ready' | undefined> = {
  loading: 'invoices.file.loading',
  ready: 'invoices.file.ready',
  failed: undefined,
};

/** Loading first, then a real link to the file (DOC-4); what went wrong shows here, with a retry. */
export const InvoiceDialog = ({ file: { shown, open, close } }: { file: InvoiceFile }) => {
  const { t } = useTranslation(['account', 'common']);
  if (shown === undefined) return null;
  const { row, state } = shown;
  const text = words[state.step];
  return (
    <Dialog
      open
      title={t('invoices.file.title', { ordinal: row.ordinal })}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common:button.close')}
          </Button>
          {state.step === 'ready' && (
            <DownloadButton href={state.href} fileName={state.fileName}>
              {t('common:button.download')}
            </DownloadButton>
          )}
        </>
      }
    >
      <div className={styles.file}>
        <p role="status">{text === undefined ? '' : t(text)}</p>
        {state.step === 'loading' && <Loading progress={state.progress} />}
        {state.step === 'ready' && <p>{state.fileName}</p>}
        {state.step === 'failed' && <LoadError codes={state.error.codes} reference={state.error.reference} onRetry={() => open(row)} />}
      </div>
    </Dialog>
  );
};
