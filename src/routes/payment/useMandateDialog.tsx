import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../features/downloading/useDownload';
import { useSupportConfirm } from '../../features/useSupportConfirm';
import { getDocument } from '../../services/documents';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useNotices } from '../../components/notices/NoticeContext';
import { Spinner } from '../../components/Spinner';

export type MandateName = 'regularCredit' | 'directDebit';
export type MandateAct = 'set' | 'withdraw';

type Phase = { phase: 'closed' } | { phase: 'asking' | 'working'; act: MandateAct } | { phase: 'done'; act: MandateAct; documentKey: string };

const Done = ({ documentKey }: { documentKey: string }) => {
  const { t } = useTranslation('mandates');
  const { download, busy } = useDownload(t('document.file'));
  if (documentKey === '') return null;
  return (
    <Button busy={busy} icon={<DownloadOutlined fontSize="small" />} onClick={() => void download((options) => getDocument({ id: documentKey }, options))}>
      {t('document.download')}
    </Button>
  );
};

/**
 * The dialogs of setting a mandate up and of withdrawing it (MAN-2, MAN-4, MAN-5): the question with the bank's delay, the
 * wait, and the success with the document. `confirm` resolves to the answer, support staff being asked once more (SES-12);
 * `work` shows the wait, and what `run` gives is the document's key.
 */
export const useMandateDialog = (name: MandateName) => {
  const { t } = useTranslation(['mandates', 'common']);
  const { show } = useNotices();
  const support = useSupportConfirm();
  const [state, setState] = useState<Phase>({ phase: 'closed' });
  const waiting = useRef<(sure: boolean) => void>(undefined);
  // A page that is left answers no.
  useEffect(() => () => waiting.current?.(false), []);

  const answer = useCallback((sure: boolean): void => {
    setState({ phase: 'closed' });
    waiting.current?.(sure);
    waiting.current = undefined;
  }, []);

  const confirm = async (act: MandateAct): Promise<boolean> => {
    const sure = await new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setState({ phase: 'asking', act });
    });
    return sure && support.confirm();
  };

  const work = async (act: MandateAct, run: () => Promise<string>): Promise<void> => {
    setState({ phase: 'working', act });
    try {
      const documentKey = await run();
      setState({ phase: 'done', act, documentKey });
      show('success', act === 'set' ? 'mandateSet' : 'mandateWithdrawn');
    } catch (error) {
      setState({ phase: 'closed' });
      throw error;
    }
  };

  const close = (): void => {
    setState({ phase: 'closed' });
    // The button that began it is disabled by then: without a place the focus would be lost (A11Y-2).
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    });
  };
  const dialog: ReactNode = (
    <>
      {state.phase === 'asking' && (
        <Dialog
          open
          title={t(`mandates:ask.${state.act}.${name}`)}
          onClose={() => answer(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => answer(false)}>
                {t('common:button.cancel')}
              </Button>
              <Button onClick={() => answer(true)}>{t('common:button.yes')}</Button>
            </>
          }
        >
          <p>{t(`mandates:ask.${state.act}.delay`)}</p>
        </Dialog>
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
          <p>{t(`mandates:done.${state.act}Text`)}</p>
        </Dialog>
      )}
      {support.dialog}
    </>
  );
  return { confirm, work, dialog };
};
