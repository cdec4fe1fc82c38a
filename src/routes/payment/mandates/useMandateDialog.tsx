import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import { Spinner } from '../../../components/feedback/Spinner';
import { ConfirmDialog } from '../../../components/layout/ConfirmDialog';
import { Dialog } from '../../../components/layout/Dialog';
import { useQuestion } from '../../../components/layout/useQuestion';
import { useNotices } from '../../../components/notices/NoticeContext';
import { debtSegments, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { currentYear, now, today } from '../../../domain/time/clock';
import { yearOf, type IsoDate } from '../../../domain/time/dates';
import { FileButton } from '../../../features/downloading/FileButton';
import { useDownload } from '../../../features/downloading/useDownload';
import { useSupportConfirm } from '../../../features/member/useSupportConfirm';
import { mandateKey, type MandateName } from '../../../features/paying/useMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { getDocument } from '../../../services/documents';
import { dropPlans, keepPlan } from '../../../session/chargePlans';
import { useSessionStore } from '../../../session/SessionContext';
import type { Session } from '../../../session/sessionSchema';
import { MandateDoubts, type Doubts } from './MandateDoubts';

export type MandateAct = 'set' | 'withdraw';

/** What is known of a mandate that is set up or withdrawn. */
interface Known {
  /** The first day that was chosen. */
  from?: IsoDate;
  /** What is set up, or what a withdrawal leaves, in words. */
  what?: string | undefined;
  /** Until when a charge may still be under way after a withdrawal; undefined where `what` says it, or none is. */
  until?: IsoDate;
  /** Nothing is under way after a withdrawal. */
  isUnused?: boolean;
  /** A charge is to take what is due, and may do so after a withdrawal. */
  isAwaited?: boolean;
  /** Forint. */
  limit?: number | undefined;
  /** Nothing is left to be paid until the bank has it. */
  isNothingLeft?: boolean;
  /** What is open of the year: a mandate that is set up doesn't collect what is due already. */
  debt?: Debt | undefined;
}

interface Asked {
  act: MandateAct;
  doubts: Doubts;
  known: Known;
}

const dueOf = (debt: Debt | undefined): number => (debt === undefined ? 0 : debtSegments(debt).dueNow);

type Phase =
  | { phase: 'closed' }
  | { phase: 'working'; act: MandateAct }
  | { phase: 'done'; act: MandateAct; documentKey: string; what: string | undefined };

/** The document, or a link to the page that lists it. */
const Done = ({ documentKey }: { documentKey: string }) => {
  const { t } = useTranslation('portal');
  const { download, busy, file } = useDownload(t('mandates.document.file'));
  if (documentKey === '') return <LinkButton to={paths.documents}>{t('mandates.document.list')}</LinkButton>;
  return (
    <FileButton
      file={file}
      busy={busy}
      onFetch={() => void download((options) => getDocument({ id: documentKey }, options))}
    >
      {t('mandates.document.download')}
    </FileButton>
  );
};

/**
 * No service tells a card's first day, nor what was due before a mandate, so the device remembers them; what it knew of an
 * earlier mandate no longer holds.
 */
const rememberPlan = (session: Session, kind: MandateName, act: MandateAct, { from, debt }: Known): void => {
  dropPlans(session, kind);
  if (act === 'withdraw') {
    keepPlan(session, { kind, year: currentYear(), charges: [], withdrawn: session.withdrawnMandates?.[kind] });
    return;
  }
  const charges = from === undefined ? [] : [{ date: from, isExpected: false }];
  const year = from === undefined ? currentYear() : yearOf(from);
  const isThisYear = debt !== undefined && year === currentYear();
  keepPlan(session, { kind, year, charges, debt: isThisYear ? { ...debt, on: today() } : undefined });
};

/**
 * The dialogs of setting up a mandate and of withdrawing it: the question that names the bank's delay, the wait, and the
 * success with the document. `change` asks, naming what speaks against it, support staff once more, and shows the wait
 * while `run` works, keeps for the session what was withdrawn, and resolves to whether the change was made; the key is
 * the document's, or "" if the service gave none. `reload` asks the service for the current state, `begins` says what a
 * mandate that was just set up begins with.
 */
export const useMandateDialog = (name: MandateName, reload: () => Promise<unknown>, begins: string) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const delayText = ({ act, known: { isNothingLeft = false, debt, until, what, isUnused } }: Asked): string => {
    const delay = t('mandates.ask.delayOnly');
    if (isNothingLeft) return delay;
    if (act === 'withdraw') {
      if (until !== undefined) return `${delay} ${t('mandates.withdrawn.bank', { until })}`;
      // The charge that isn't started any more, and what falls due after it, are named.
      return isUnused === true && what !== undefined ? delay : `${delay} ${t('mandates.withdrawn.unused')}`;
    }
    const due = dueOf(debt);
    return t(`mandates.ask.set.${due > 0 ? 'delayDue' : 'delay'}`, { amount: formatForint(due, language) });
  };
  const { show } = useNotices();
  const store = useSessionStore();
  const client = useQueryClient();
  const support = useSupportConfirm();
  const [state, setState] = useState<Phase>({ phase: 'closed' });
  const { asked, ask, answer } = useQuestion<Asked>();

  const readAgain = async (): Promise<void> => {
    await Promise.all([reload(), client.invalidateQueries({ queryKey: [mandateKey] })]);
  };

  const change = async (
    act: MandateAct,
    run: () => Promise<{ key: string; state?: boolean | undefined }>,
    { doubts = {}, ...known }: Known & { doubts?: Doubts } = {},
  ): Promise<boolean> => {
    if (!(await ask({ act, doubts, known })) || !(await support.confirm(act))) return false;
    setState({ phase: 'working', act });
    const epoch = store.sessionEpoch();
    try {
      const { key: documentKey, state: told } = await run();
      const isKept = store.updateIfCurrent(epoch, ({ newMandates = [], mandates, withdrawnMandates }) => {
        const others = newMandates.filter((other) => other !== name);
        const withdrawn =
          act === 'set'
            ? undefined
            : {
                at: now().getTime(),
                limit: known.limit,
                isUnused: newMandates.includes(name) || known.isUnused === true,
                isAwaited: known.isAwaited,
              };
        return {
          newMandates: act === 'set' ? [...others, name] : others,
          mandates: { ...mandates, [name]: told },
          withdrawnMandates: { ...withdrawnMandates, [name]: withdrawn },
        };
      });
      if (isKept) rememberPlan(store.get(), name, act, known);
      await readAgain();
      // Another member is signed in by now.
      if (!isKept) return false;
      setState({ phase: 'done', act, documentKey, what: known.what });
      show('success', act === 'set' ? 'mandateSet' : 'mandateWithdrawn');
      return true;
    } catch (error) {
      // The reply may be lost after the service has made the change.
      await readAgain();
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
        <ConfirmDialog
          open
          title={t(`mandates.ask.${asked.act}.${name}`)}
          no={t('common:button.cancel')}
          yes={t('common:button.yes')}
          destructive={asked.act === 'withdraw'}
          onAnswer={answer}
        >
          {asked.known.what !== undefined && <p>{asked.known.what}</p>}
          <p>{delayText(asked)}</p>
          <MandateDoubts name={name} doubts={asked.doubts} />
        </ConfirmDialog>
      )}
      {state.phase === 'working' && (
        <Dialog open title={t(`mandates.working.${state.act}`)} actions={null}>
          <Spinner />
        </Dialog>
      )}
      {state.phase === 'done' && (
        <Dialog
          open
          title={t(`mandates.done.${state.act}`)}
          onClose={close}
          firm
          actions={
            <>
              <Done documentKey={state.documentKey} />
              <Button variant="secondary" onClick={close}>
                {t('common:button.close')}
              </Button>
            </>
          }
        >
          {state.what !== undefined && <p>{state.what}</p>}
          <p>{state.act === 'set' ? begins : t('mandates.done.bank')}</p>
          <p>{t(state.documentKey === '' ? 'mandates.done.listed' : 'mandates.done.ready')}</p>
        </Dialog>
      )}
      {support.dialog}
    </>
  );
  return { change, dialog };
};
