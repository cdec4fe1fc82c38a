import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../features/downloading/FileButton';
import { useDownload } from '../../features/downloading/useDownload';
import { useSupportConfirm } from '../../features/useSupportConfirm';
import { paths } from '../../paths';
import { getDocument } from '../../services/documents';
import { useSessionStore } from '../../session/SessionContext';
import { Button, LinkButton } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Dialog } from '../../components/Dialog';
import { useNotices } from '../../components/notices/NoticeContext';
import { Spinner } from '../../components/Spinner';
import { useQuestion } from '../../components/useQuestion';

export type MandateName = 'regularCredit' | 'directDebit';
export type MandateAct = 'set' | 'withdraw';

type Phase = { phase: 'closed' } | { phase: 'working'; act: MandateAct } | { phase: 'done'; act: MandateAct; documentKey: string };

/** The document, or a link to the page that lists it. */
const Done = ({ documentKey }: { documentKey: string }) => {
  const { t } = useTranslation('mandates');
  const { download, busy, file } = useDownload(t('document.file'));
  if (documentKey === '') return <LinkButton to={paths.documents}>{t('document.list')}</LinkButton>;
  return (
    <FileButton file={file} busy={busy} icon={<DownloadOutlined fontSize="small" />} onFetch={() => void download((options) => getDocument({ id: documentKey }, options))}>
      {t('document.download')}
    </FileButton>
  );
};

/**
 * The dialogs of setting up a mandate and of withdrawing it: the question that names the bank's delay, the wait, and the
 * success with the document. `change` asks, support staff once more, and shows the wait while `run` works; the key is the
 * document's, or "" if the service gave none. `reload` asks the service for the current state.
 */
export const useMandateDialog = (name: MandateName, reload: () => Promise<unknown>) => {
  const { t } = useTranslation(['mandates', 'common']);
  const { show } = useNotices();
  const store = useSessionStore();
  const support = useSupportConfirm();
  const [state, setState] = useState<Phase>({ phase: 'closed' });
  const { asked, ask, answer } = useQuestion<{ act: MandateAct }>();

  const change = async (act: MandateAct, run: () => Promise<{ key: string }>): Promise<void> => {
    if (!(await ask({ act })) || !(await support.confirm())) return;
    setState({ phase: 'working', act });
    const login = store.login();
    try {
      // The reply may be lost after the service has made the change, so its state is read again either way.
      const { key: documentKey } = await run().finally(reload);
      const isKept = store.updateFor(login, ({ newMandates = [] }) => {
        const others = newMandates.filter((other) => other !== name);
        return { newMandates: act === 'set' ? [...others, name] : others };
      });
      // Another member is signed in by now.
      if (!isKept) return;
      setState({ phase: 'done', act, documentKey });
      show('success', act === 'set' ? 'mandateSet' : 'mandateWithdrawn');
    } catch (error) {
      setState({ phase: 'closed' });
      throw error;
    }
  };

  const close = (): void => {
    setState({ phase: 'closed' });
    // The button that opened the dialog is disabled by now, so the focus needs a place.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    });
  };
  const dialog: ReactNode = (
    <>
      {asked !== undefined && (
        <ConfirmDialog open title={t(`mandates:ask.${asked.act}.${name}`)} no={t('common:button.cancel')} yes={t('common:button.yes')} onAnswer={answer}>
          <p>{t(`mandates:ask.${asked.act}.delay`)}</p>
        </ConfirmDialog>
      )}
      {state.phase === 'working' && (
        <Dialog open title={t(`mandates:working.${state.act}`)} actions={null}>
          <Spinner />
        </Dialog>
      )}
      {state.phase === 'done' && (
        <Dialog
          open
          title={t(`mandates:done.${state.act}`)}
          onClose={close}
          actions={
            <>
              <Done documentKey={state.documentKey} />
              <Button variant="secondary" onClick={close}>
                {t('common:button.close')}
              </Button>
            </>
          }
        >
          <p>{t('mandates:done.bank')}</p>
          <p>{t(state.documentKey === '' ? 'mandates:done.listed' : 'mandates:done.ready')}</p>
        </Dialog>
      )}
      {support.dialog}
    </>
  );
  return { change, dialog };
};
