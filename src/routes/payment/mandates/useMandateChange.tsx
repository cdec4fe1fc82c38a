import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useConfirmation } from '~/components/form/useConfirmation';
import { useConfirm } from '~/components/layout/useConfirm';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { otherMandate, type MandateName, type Mandates } from '~/features/paying/useMandates';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import { useSessionStore } from '~/session/SessionContext';

import {
  MandateProgress,
  MandateQuestion,
  MandateSuccess,
  type MandateAct,
  type MandateChange,
  type MandateReply,
} from './MandateDialogs';

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
  const [done, setDone] = useConfirmation<MandateChange, Values>(form);
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
    await mutateAsync({ act, run });
    setDone(asked);
    return true;
  };

  const close = (): void => {
    reset();
    // After MUI has given the focus back, perhaps to a button that is gone.
    requestAnimationFrame(() => confirmationRef.current?.focus());
  };

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
      {isPending && <MandateProgress act={variables.act} />}
      {data && <MandateSuccess act={variables.act} reply={data} onClose={close} />}
      {support.dialog}
    </>
  );
  return { change, confirmation, dialogs };
};
