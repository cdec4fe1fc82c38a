import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { Button, DownloadButton } from '../../../components/Button';
import { LoadError } from '../../../components/feedback/LoadError';
import { Dialog } from '../../../components/layout/Dialog';
import { FileProgress } from '../FileProgress';
import type { ArchiveState, YearArchive } from './useYearArchive';

/** How many failed invoices are named; the list has the rest. */
const mostNamed = 50;
/** A screen reader hears of a long year's progress no more often than this. */
const announcements = 10;

const Missing = ({
  state: { missing, errors },
  onRetry,
}: {
  state: Extract<ArchiveState, { step: 'ready' }>;
  onRetry: () => void;
}) => {
  const { t } = useTranslation('portal');
  return (
    <>
      <LoadError
        codes={[...new Set(errors.flatMap(({ codes }) => codes))]}
        reference={errors[0]?.reference}
        onRetry={onRetry}
      />
      <p>{t('account.invoices.all.missing')}</p>
      <ul>
        {missing.slice(0, mostNamed).map((ordinal) => (
          <li key={ordinal}>{ordinal}</li>
        ))}
      </ul>
      {missing.length > mostNamed && <p>{t('account.invoices.all.more', { n: missing.length - mostNamed })}</p>}
    </>
  );
};

/** A year's invoices as one file: how far it is, what is missing, and real links to the archive and to the list. */
export const YearArchiveDialog = ({ archive: { shown, retry, close } }: { archive: YearArchive }) => {
  const { t } = useTranslation(['portal', 'common']);
  if (shown === undefined) return null;
  const {
    run: { year, total },
    state,
  } = shown;
  // When the session ends, the guard navigates away.
  if (state.step === 'failed' && state.error.kind === 'session') return null;
  const done = state.step === 'loading' ? Math.floor(state.done) : total;
  const spoken = done - (done % Math.max(1, Math.ceil(total / announcements)));
  const loaded = state.step === 'ready' ? total - state.missing.length : 0;
  return (
    <Dialog
      firm
      open
      title={t('account.invoices.all.title', { year })}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t(state.step === 'loading' ? 'common:button.cancel' : 'common:button.close')}
          </Button>
          {state.step === 'ready' && (
            <DownloadButton variant="secondary" href={state.list.href} fileName={state.list.fileName}>
              {t('account.invoices.all.list')}
            </DownloadButton>
          )}
          {state.step === 'ready' && state.archive !== undefined && (
            <DownloadButton href={state.archive.href} fileName={state.archive.fileName}>
              {t('account.invoices.all.archive')}
            </DownloadButton>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
        <p role="status">
          {state.step === 'loading' && <span>{t('account.invoices.all.loading', { done: spoken, total })}</span>}
          {loaded > 0 && <span>{t('account.invoices.all.ready', { n: loaded, total })}</span>}
        </p>
        {state.step === 'loading' && (
          <FileProgress
            progress={total === 0 ? 0 : state.done / total}
            label={t('account.invoices.all.title', { year })}
          />
        )}
        {state.step === 'ready' && <p>{t('account.invoices.all.use')}</p>}
        {state.step === 'ready' && state.missing.length > 0 && <Missing state={state} onRetry={retry} />}
        {state.step === 'failed' && (
          <LoadError codes={state.error.codes} reference={state.error.reference} onRetry={retry} />
        )}
      </Stack>
    </Dialog>
  );
};
