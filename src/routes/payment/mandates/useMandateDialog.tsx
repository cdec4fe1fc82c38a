import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '~/components/Button';
import { Spinner, useDelayed } from '~/components/feedback/Spinner';
import { ToldCodes } from '~/components/feedback/ToldCodes';
import { useConfirmation } from '~/components/form/useConfirmation';
import { Dialog } from '~/components/layout/Dialog';
import { useQuestion } from '~/components/layout/useQuestion';
import { longWaitMs } from '~/domain/constants';
import { FileButton } from '~/features/downloading/FileButton';
import { useDownload } from '~/features/downloading/useDownload';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import type { MandateName } from '~/features/paying/useMandates';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import { paths } from '~/paths';
import { getDocument } from '~/services/documents';
import { regularCredit } from '~/services/queries';
import { useSessionStore } from '~/session/SessionContext';

import { OtherActive } from './MandatePanels';

type Act = 'set' | 'withdraw';

/** What is set up or withdrawn. */
interface MandateChange {
  act: Act;
  /** By name; nothing where the reply names nothing. */
  what?: ReactNode;
  /** What to think of before. */
  warning?: ReactNode;
}

/** What the service answers. */
interface MandateReply {
  /** The document's; "" without one. */
  key: string;
  state?: boolean | undefined;
  codes?: readonly string[];
}

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
 * Sets up a mandate or withdraws it, in dialogs: the question, the wait, the success with the document (MAN-2). `change`
 * resolves to whether it was done. The state is the reply's; if the reply has none, or is lost, it is read again at once
 * (MAN-1). Closing the success leaves its confirmation on the page, with the focus (UX-25).
 */
export const useMandateDialog = <Values extends FieldValues>(
  name: MandateName,
  kr: string,
  form: UseFormReturn<Values>,
) => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  const client = useQueryClient();
  const support = useSupportConfirm();
  const { asked, ask, answer } = useQuestion<MandateChange>();
  const [done, confirm] = useConfirmation<MandateChange, Values>(form);
  const confirmationRef = useRef<HTMLDivElement>(null);

  const readAgain = (): Promise<void> => client.refetchQueries({ queryKey: [name, kr] });
  const keep = async (state: boolean): Promise<void> => {
    const { queryKey } = regularCredit(kr);
    // A reply that is on its way may be older.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { state, isTold: true });
  };

  const { mutateAsync, reset, isPending, variables, data } = useMutation({
    mutationFn: async ({ run }: { act: Act; run: () => Promise<MandateReply> }) => {
      const epoch = store.sessionEpoch();
      try {
        const reply = await run();
        // Another member may be signed in by now.
        if (store.sessionEpoch() === epoch) await (reply.state === undefined ? readAgain() : keep(reply.state));
        return reply;
      } catch (error) {
        // The service may have made the change all the same.
        if (store.sessionEpoch() === epoch) await readAgain();
        throw error;
      }
    },
  });

  // The page's own sentence is hidden behind the dialog.
  const isLong = useDelayed(isPending, longWaitMs);

  const change = async (asking: MandateChange, run: () => Promise<MandateReply>): Promise<boolean> => {
    const { act } = asking;
    if (!(await ask(asking)) || !(await support.confirm(act))) return false;
    // A withdrawal isn't a submit of the form, which would do it.
    confirm(undefined);
    await mutateAsync({ act, run });
    confirm(asking);
    return true;
  };

  const close = (): void => {
    reset();
    // After MUI has given the focus back, perhaps to a button that is gone.
    requestAnimationFrame(() => confirmationRef.current?.focus());
  };

  const question = asked && (
    <Dialog
      open
      title={t(`mandates.ask.${asked.act}.${name}`)}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('common:button.cancel')}
          </Button>
          {/* Withdrawing is never the coloured answer (UX-35). */}
          <Button variant={asked.act === 'set' ? 'primary' : 'secondary'} onClick={() => answer(true)}>
            {t(`mandates.ask.${asked.act}.yes`)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '16px' }}>
        {asked.what}
        {asked.warning}
        {asked.act === 'set' && <OtherActive name={name} kr={kr} />}
        <p>
          {t('mandates.delay')} {t('mandates.meanwhile')}
        </p>
      </Stack>
    </Dialog>
  );
  const progress = isPending && (
    <Dialog open title={t(`mandates.working.${variables.act}`)} actions={null}>
      <Spinner label={t(isLong ? 'common:slow' : 'common:loading')} />
    </Dialog>
  );
  const success = data && (
    <Dialog
      open
      title={t(`mandates.done.${variables.act}`)}
      onClose={close}
      firm
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common:button.close')}
          </Button>
          {data.key === '' ? (
            <LinkButton to={paths.documents}>{t('member.menu.documents')}</LinkButton>
          ) : (
            <Document documentKey={data.key} />
          )}
        </>
      }
    >
      <p>
        <span>{t('mandates.delay')}</span> {variables.act === 'withdraw' && <span>{t('mandates.meanwhile')}</span>}
      </p>
      {data.key === '' && <p>{t('mandates.done.noKey')}</p>}
      <ToldCodes inCard codes={data.codes} />
    </Dialog>
  );
  // Shown once: in the dialog, then on the page.
  const shown = isPending || data ? undefined : done;
  const confirmation = (
    <Box ref={confirmationRef} tabIndex={-1} sx={shown === undefined ? { position: 'absolute' } : undefined}>
      <MemberConfirmation title={shown && t(`mandates.done.${shown.act}`)}>
        {shown && (shown.what ?? <p>{t('mandates.delay')}</p>)}
      </MemberConfirmation>
    </Box>
  );
  const dialogs = (
    <>
      {question}
      {progress}
      {success}
      {support.dialog}
    </>
  );
  return { change, confirmation, dialogs };
};
