import { Box, Stack } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { LinkButton, type ButtonVariant } from '~/components/Button';
import { Spinner, useDelayed } from '~/components/feedback/Spinner';
import { useConfirmation } from '~/components/form/useConfirmation';
import { Actions } from '~/components/layout/Actions';
import { Dialog } from '~/components/layout/Dialog';
import { useConfirm } from '~/components/layout/useConfirm';
import { longWaitMs } from '~/domain/constants';
import { listedCodes } from '~/domain/errors/errorCatalogue';
import { FileButton } from '~/features/downloading/FileButton';
import { useDownload } from '~/features/downloading/useDownload';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { ReplyCodes } from '~/features/paying/ReplyCodes';
import { otherMandate, type MandateName, type Mandates } from '~/features/paying/useMandates';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import { paths } from '~/paths';
import { getDocument } from '~/services/documents';
import { useSessionStore } from '~/session/SessionContext';

type MandateAct = 'set' | 'withdraw';

interface MandateChange {
  act: MandateAct;
  /** By name; nothing where the reply names nothing. */
  what?: ReactNode;
  warning?: ReactNode;
}

interface MandateReply {
  /** The document's; "" without one. */
  key: string;
  state?: boolean | undefined;
  codes?: readonly string[];
}

interface MandateQuestionProps extends MandateChange {
  /** The other mandate, where it is on. */
  other: MandateName | undefined;
}

const MandateQuestion = ({ other, act, what, warning }: MandateQuestionProps) => {
  const { t } = useTranslation('portal');
  return (
    <Stack sx={{ gap: '16px' }}>
      {what}
      {warning}
      {act === 'set' && other !== undefined && <p>{t(`mandates.ask.other.${other}`)}</p>}
      <p>
        {t('mandates.delay')} {t('mandates.meanwhile')}
      </p>
    </Stack>
  );
};

const MandateProgress = ({ act }: { act: MandateAct }) => {
  const { t } = useTranslation(['portal', 'common']);
  // The page's own sentence is hidden behind the dialog.
  const isLong = useDelayed(true, longWaitMs);
  return (
    <Dialog open title={t(`mandates.working.${act}`)}>
      <Spinner label={t(isLong ? 'common:slow' : 'common:loading')} />
    </Dialog>
  );
};

const Document = ({ documentKey, variant }: { documentKey: string; variant?: ButtonVariant }) => {
  const { t } = useTranslation('portal');
  const { download, busy, file } = useDownload(t('mandates.done.file'));
  return (
    <FileButton
      file={file}
      busy={busy}
      variant={variant}
      onFetch={() => void download((options) => getDocument({ id: documentKey }, options))}
    >
      {t('mandates.done.document')}
    </FileButton>
  );
};

interface MandateSuccessProps {
  act: MandateAct;
  reply: MandateReply;
  onClose: () => void;
}

const MandateSuccess = ({ act, reply: { key, codes }, onClose }: MandateSuccessProps) => {
  const { t } = useTranslation(['portal', 'common']);
  return (
    <Dialog
      open
      title={t(`mandates.done.${act}`)}
      onClose={onClose}
      firm
      closeText={t('common:button.close')}
      actions={
        key === '' ? (
          <LinkButton to={paths.documents}>{t('member.menu.documents')}</LinkButton>
        ) : (
          <Document documentKey={key} />
        )
      }
    >
      <p>
        <span>{t('mandates.delay')}</span> {act === 'withdraw' && <span>{t('mandates.meanwhile')}</span>}
      </p>
      {key === '' && <p>{t('mandates.done.noKey')}</p>}
      <ReplyCodes codes={listedCodes(codes)} />
    </Dialog>
  );
};

/**
 * Sets up a mandate or withdraws it, in dialogs: the question, the wait, the success with the document (MAN-2). `change`
 * resolves to whether it was done. The state is the reply's; if the reply has none, or is lost, it is read again at once
 * (MAN-1). Closing the success leaves its confirmation on the page, with the focus (UX-25).
 */
export const useMandateChange = <Values extends FieldValues>(
  name: MandateName,
  mandates: Mandates,
  form: UseFormReturn<Values>,
) => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  const client = useQueryClient();
  const support = useSupportConfirm();
  const other = otherMandate[name];
  const { confirm: ask, dialog: question } = useConfirm<MandateChange>((asked) => ({
    title: t(`mandates.ask.${asked.act}.${name}`),
    children: <MandateQuestion other={mandates[other].state === 'on' ? other : undefined} {...asked} />,
    no: t('common:button.cancel'),
    yes: t(`mandates.ask.${asked.act}.yes`),
    destructive: asked.act === 'withdraw',
  }));
  const [done, setDone] = useConfirmation<MandateChange & { documentKey: string }, Values>(form);
  const confirmationRef = useRef<HTMLDivElement>(null);

  // Of the member who is signed in, whose kr follows.
  const queryKey = [name];
  const readAgain = (): Promise<void> => client.refetchQueries({ queryKey });
  const recordState = async (state: boolean): Promise<void> => {
    // A reply that is on its way may be older.
    await client.cancelQueries({ queryKey });
    client.setQueriesData({ queryKey }, (before: object | undefined) => ({ ...before, state, isFromChange: true }));
  };

  const { mutateAsync, reset, isPending, variables, data } = useMutation({
    mutationFn: async ({ run }: { act: MandateAct; run: () => Promise<MandateReply> }) => {
      const epoch = store.sessionEpoch();
      try {
        const reply = await run();
        // Another member may be signed in by now.
        if (store.sessionEpoch() === epoch) await (reply.state === undefined ? readAgain() : recordState(reply.state));
        return reply;
      } catch (error) {
        // The service may have made the change all the same.
        if (store.sessionEpoch() === epoch) await readAgain();
        throw error;
      }
    },
  });

  const change = async (asked: MandateChange, run: () => Promise<MandateReply>): Promise<boolean> => {
    const { act } = asked;
    if (!(await ask(asked)) || !(await support.confirm(act))) return false;
    setDone(undefined);
    const { key } = await mutateAsync({ act, run });
    setDone({ ...asked, documentKey: key });
    return true;
  };

  // Shown once: in the dialog, then on the page.
  const shown = isPending || data ? undefined : done;
  const isShown = shown !== undefined;
  // Once the dialog is gone: it gives the focus back, perhaps to a button that is gone, too.
  useEffect(() => {
    if (isShown) confirmationRef.current?.focus();
  }, [isShown]);
  const confirmation = (
    <Box ref={confirmationRef} tabIndex={-1} sx={shown === undefined ? { position: 'absolute' } : undefined}>
      <MemberConfirmation title={shown && t(`mandates.done.${shown.act}`)}>
        {shown && (
          <>
            {shown.what ?? <p>{t('mandates.delay')}</p>}
            {shown.documentKey !== '' && (
              <Actions>
                <Document documentKey={shown.documentKey} variant="secondary" />
              </Actions>
            )}
          </>
        )}
      </MemberConfirmation>
    </Box>
  );
  const dialogs = (
    <>
      {question}
      {isPending && <MandateProgress act={variables.act} />}
      {data && <MandateSuccess act={variables.act} reply={data} onClose={reset} />}
      {support.dialog}
    </>
  );
  return { change, confirmation, dialogs };
};
