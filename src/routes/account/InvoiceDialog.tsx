import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Button, DownloadButton } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { LoadError } from '../../components/LoadError';
import { useDelayed } from '../../components/Spinner';
import { FileProgress } from './FileProgress';
import type { FileState, InvoiceFile } from './useInvoiceFile';

/** The bar shows only after 600 ms of waiting; the text says at once that the file is loading. */
const Loading = ({ progress }: { progress: number | undefined }) => {
  const { t } = useTranslation('account');
  const late = useDelayed(true);
  return late && <FileProgress progress={progress} label={t('invoices.file.loading')} />;
};

const words: Record<FileState['step'], 'invoices.file.loading' | 'invoices.file.ready' | undefined> = {
  loading: 'invoices.file.loading',
  ready: 'invoices.file.ready',
  failed: undefined,
};

/** Loading first, then a real link to the file: iOS saves only what the member touches. A failure shows here, with a retry. */
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
      <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
        <p role="status">{text === undefined ? '' : t(text)}</p>
        {state.step === 'loading' && <Loading progress={state.progress} />}
        {state.step === 'ready' && <p>{state.fileName}</p>}
        {state.step === 'failed' && <LoadError codes={state.error.codes} reference={state.error.reference} onRetry={() => open(row)} />}
      </Stack>
    </Dialog>
  );
};
