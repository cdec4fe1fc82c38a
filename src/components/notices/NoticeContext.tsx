import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import { catalogueEntry } from '../../domain/text/errorCatalogue';
import { useMounted } from '../useMounted';
import type { NoticeKey } from './noticeKeys';

type NoticeTone = 'error' | 'warning' | 'success' | 'info';

/** A code rather than a text, so that the notice follows the language. */
export type Notice = { id: number; tone: NoticeTone; carried?: boolean | undefined } & (
  { kind: 'code'; code: string; reference?: string } | { kind: 'text'; key: NoticeKey; values?: Record<string, string> }
);

export interface NoticeActions {
  /** Shows the codes of a refusal, with the tones of the error catalogue. */
  showCodes: (codes: readonly string[], reference?: string) => void;
  show: (tone: NoticeTone, key: NoticeKey, values?: Record<string, string>) => void;
  /** Like `show`, on the next page. */
  showNext: (tone: NoticeTone, key: NoticeKey, values?: Record<string, string>) => void;
  dismiss: (id: number) => void;
  /** Removes the notices of the codes: what they are about has changed. */
  dropCodes: (codes: readonly string[]) => void;
  /** Removes errors, warnings and instructions; call it before a retry. */
  clearErrors: () => void;
  /** Call it on navigation: keeps only the notices of `showNext`. */
  leavePage: () => void;
  /** Announces work in progress; returns a function that ends it. */
  beginBusy: () => () => void;
}

const ListContext = createContext<readonly Notice[]>([]);
const WaitContext = createContext(false);
const ActionContext = createContext<NoticeActions | undefined>(undefined);

/** Errors and warnings are about the last attempt. */
export const isProblem = ({ tone }: Notice): boolean => tone === 'error' || tone === 'warning';

/** The member's only instruction or confirmation, so these stay until closed or retried. */
const instructions: ReadonlySet<string> = new Set([
  'ACC_INACTIVE_USER',
  'registered',
  'activateSuccess',
  'passwordChanged',
]);

const isInstruction = (notice: Notice): boolean => instructions.has(notice.kind === 'code' ? notice.code : notice.key);

/** Passes by itself; the others stay until closed, retried or left. */
export const isPassing = (notice: Notice): boolean => notice.tone === 'success' && !isInstruction(notice);

const isPast = (notice: Notice): boolean => isProblem(notice) || isInstruction(notice);

const sameNotice = (one: Notice, other: Notice): boolean =>
  (one.kind === 'code' && other.kind === 'code' && one.code === other.code) ||
  (one.kind === 'text' && other.kind === 'text' && one.key === other.key);

type NewNotice = Notice extends infer N ? (N extends Notice ? Omit<N, 'id'> : never) : never;

export const NoticeProvider = ({ children }: { children: ReactNode }) => {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [waits, setWaits] = useState(0);
  const nextId = useRef(1);

  const add = useCallback((notice: NewNotice) => {
    const added: Notice = { ...notice, id: nextId.current++ };
    setNotices((list) => [...list.filter((old) => !sameNotice(old, added)), added]);
  }, []);

  const actions = useMemo<NoticeActions>(
    () => ({
      showCodes: (codes, reference) => {
        for (const code of codes) add({ tone: catalogueEntry(code).tone, kind: 'code', code, reference });
      },
      show: (tone, key, values) => add({ tone, kind: 'text', key, values }),
      showNext: (tone, key, values) => add({ tone, kind: 'text', key, values, carried: true }),
      dismiss: (id) => setNotices((list) => list.filter((notice) => notice.id !== id)),
      dropCodes: (codes) =>
        setNotices((list) => list.filter((notice) => notice.kind !== 'code' || !codes.includes(notice.code))),
      clearErrors: () => setNotices((list) => (list.some(isPast) ? list.filter((notice) => !isPast(notice)) : list)),
      leavePage: () =>
        setNotices((list) =>
          list.length === 0
            ? list
            : list.filter(({ carried }) => carried).map((notice) => ({ ...notice, carried: false })),
        ),
      beginBusy: () => {
        setWaits((count) => count + 1);
        return () => setWaits((count) => count - 1);
      },
    }),
    [add],
  );

  return (
    <ActionContext value={actions}>
      <WaitContext value={waits > 0}>
        <ListContext value={notices}>{children}</ListContext>
      </WaitContext>
    </ActionContext>
  );
};

/** Shows notices while the calling component is mounted; later ones are dropped. */
export const useNotices = (): NoticeActions => {
  const actions = use(ActionContext);
  const isMounted = useMounted();
  const own = useMemo<NoticeActions | undefined>(
    () =>
      actions && {
        ...actions,
        show: (...notice) => {
          if (isMounted()) actions.show(...notice);
        },
        showNext: (...notice) => {
          if (isMounted()) actions.showNext(...notice);
        },
        showCodes: (...notice) => {
          if (isMounted()) actions.showCodes(...notice);
        },
      },
    [actions, isMounted],
  );
  if (own === undefined) throw new Error('useNotices outside NoticeProvider');
  return own;
};

/** Whether work is in progress. */
export const useWaiting = (): boolean => use(WaitContext);

export const useNoticeList = (): readonly Notice[] => use(ListContext);
