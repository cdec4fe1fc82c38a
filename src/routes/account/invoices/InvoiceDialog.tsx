import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { Button, DownloadButton } from '../../../components/Button';
import { LoadError } from '../../../components/feedback/LoadError';
import { useDelayed } from '../../../components/feedback/Spinner';
import { Dialog } from '../../../components/layout/Dialog';
import { focusLink } from '../../../features/downloading/useDownload';
import { FileProgress } from '../FileProgress';
import type { FileState, InvoiceFile } from './useInvoiceFile';

/** The bar shows only after 600 ms of waiting; the text says at once that the file is loading. */
const Loading = ({ progress }: { progress: number | undefined }) => {
  const { t } = useTranslation('portal');
  const late = useDelayed(true);
  return late && <FileProgress progress={progress} label={t('account.invoices.file.loading')} />;
};

const words: Record<FileState['step'], 'account.invoices.file.loading' | 'account.invoices.file.ready' | undefined> = {
  loading: 'account.invoices.file.loading',
  ready: 'account.invoices.file.ready',
  failed: undefined,
};

/** Loading first, then a real link to the file: iOS saves only what the member touches. A failure shows here, with a retry. */
export const InvoiceDialog = ({ file: { shown, open, close } }: { file: InvoiceFile }) => {
  const { t } = useTranslation(['portal', 'common']);
  if (shown === undefined) return null;
  const { row, state } = shown;
  const text = words[state.step];
  return (
    <Dialog
      firm
      open
      title={t('account.invoices.file.title', { ordinal: row.ordinal })}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common:button.close')}
          </Button>
          {state.step === 'ready' && (
            <DownloadButton ref={focusLink} href={state.href} fileName={state.fileName}>
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
        {state.step === 'failed' && (
          <LoadError codes={state.error.codes} reference={state.error.reference} onRetry={() => open(row)} />
        )}
      </Stack>
    </Dialog>
  );
};
