import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import { Spinner } from '../../../components/feedback/Spinner';
import { Dialog } from '../../../components/layout/Dialog';
import { useQuestion } from '../../../components/layout/useQuestion';
import { useNotices } from '../../../components/notices/NoticeContext';
import { FileButton } from '../../../features/downloading/FileButton';
import { useDownload } from '../../../features/downloading/useDownload';
import { useSupportConfirm } from '../../../features/member/useSupportConfirm';
import type { MandateName } from '../../../features/paying/useMandates';
import { paths } from '../../../paths';
import { getDocument } from '../../../services/documents';
import { regularCredit } from '../../../services/queries';
import { useSessionStore } from '../../../session/SessionContext';

/** What is set up or withdrawn. */
export interface MandateChange {
  act: 'set' | 'withdraw';
  /** By name; nothing where the reply names nothing. */
  what?: ReactNode;
  /** What to think of before. */
  warnings?: ReactNode;
}

type Phase = 'closed' | { act: 'set' | 'withdraw'; documentKey?: string };

const Document = ({ documentKey }: { documentKey: string }) => {
  const { t } = useTranslation('portal');
  const { download, busy, file } = useDownload(t('mandates.done.file'));
  return (
    <FileButton
      file={file}
      busy={busy}
      onFetch={() => void download((options) => getDocument({ id: documentKey }, options))}
    >
      {t('mandates.done.document')}
    </FileButton>
  );
};

/**
 * Sets up a mandate or withdraws it, in dialogs: the question, the wait, the success with the document. `change` resolves to
 * whether it was done. The state is the one that the reply tells; where it tells none, or is lost, the service is asked at
 * once (MAN-1). Closing the success moves the focus to `confirmation`.
 */
export const useMandateDialog = (name: MandateName, kr: string) => {
  const { t } = useTranslation(['portal', 'common']);
  const { show } = useNotices();
  const store = useSessionStore();
  const client = useQueryClient();
  const support = useSupportConfirm();
  const { asked, ask, answer } = useQuestion<MandateChange>();
  const [phase, setPhase] = useState<Phase>('closed');
  const confirmation = useRef<HTMLDivElement>(null);

  const readAgain = (): Promise<void> => client.refetchQueries({ queryKey: [name, kr] });
  const keep = async (state: boolean): Promise<void> => {
    const { queryKey } = regularCredit(kr);
    // A reply that is on its way may be older.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { state, isTold: true });
  };

  const change = async (
    asking: MandateChange,
    run: () => Promise<{ key: string; state?: boolean | undefined }>,
  ): Promise<boolean> => {
    const { act } = asking;
    if (!(await ask(asking)) || !(await support.confirm(act))) return false;
    setPhase({ act });
    const epoch = store.sessionEpoch();
    try {
      const { key: documentKey, state } = await run();
      // Another member is signed in by now.
      if (store.sessionEpoch() !== epoch) return false;
      await (state === undefined ? readAgain() : keep(state));
      setPhase({ act, documentKey });
      show('success', act === 'set' ? 'mandateSet' : 'mandateWithdrawn');
      return true;
    } catch (error) {
      // The service may have made the change all the same.
      if (store.sessionEpoch() === epoch) await readAgain();
      setPhase('closed');
      throw error;
    }
  };

  const close = (): void => {
    setPhase('closed');
    // After MUI has given the focus back, perhaps to a button that is gone.
    requestAnimationFrame(() => confirmation.current?.focus());
  };

  const cancel = (
    <Button variant="secondary" onClick={() => answer(false)}>
      {t('common:button.cancel')}
    </Button>
  );
  const question = asked !== undefined && (
    <Dialog
      open
      title={t(`mandates.ask.${asked.act}.${name}`)}
      onClose={() => answer(false)}
      actions={
        <>
          {cancel}
          {/* Withdrawing is never the coloured answer (UX-35). */}
          <Button variant={asked.act === 'set' ? 'primary' : 'secondary'} onClick={() => answer(true)}>
            {t(`mandates.ask.${asked.act}.yes`)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '16px' }}>
        {asked.what}
        {asked.warnings}
        <p>
          {t('mandates.delay')} {t('mandates.meanwhile')}
        </p>
      </Stack>
    </Dialog>
  );
  const done = phase !== 'closed' && phase.documentKey !== undefined && (
    <Dialog
      open
      title={t(`mandates.done.${phase.act}`)}
      onClose={close}
      firm
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common:button.close')}
          </Button>
          {phase.documentKey === '' ? (
            <LinkButton to={paths.documents}>{t('member.menu.documents')}</LinkButton>
          ) : (
            <Document documentKey={phase.documentKey} />
          )}
        </>
      }
    >
      <p>
        <span>{t('mandates.delay')}</span> {phase.act === 'withdraw' && <span>{t('mandates.meanwhile')}</span>}
      </p>
      {phase.documentKey === '' && <p>{t('mandates.done.noKey')}</p>}
    </Dialog>
  );
  const dialog = (
    <>
      {question}
      {phase !== 'closed' && phase.documentKey === undefined && (
        <Dialog open title={t(`mandates.working.${phase.act}`)} actions={null}>
          <Spinner />
        </Dialog>
      )}
      {done}
      {support.dialog}
    </>
  );
  return { change, confirmation, dialog };
};
