import { createContext, use, useMemo, useState, type Context, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { describeCode } from '~/domain/errors/errorCatalogue';
import type common from '~/i18n/locales/hu/common.json';

type NoticeTone = 'error' | 'warning' | 'success' | 'info';
export type NoticeKey = keyof typeof common.notice;

/** Codes or a key rather than a text, so that the notice follows the language. */
export interface Notice {
  id: number;
  tone: NoticeTone;
  codes?: readonly string[];
  reference?: string | undefined;
  key?: NoticeKey;
  values?: Record<string, string> | undefined;
  forNextPage?: boolean;
}

type ShowText = (tone: NoticeTone, key: NoticeKey, values?: Record<string, string>) => void;

export interface NoticeActions {
  /** Shows the codes of a reply, a notice for each tone that the error catalogue gives them. */
  showCodes: (codes: readonly string[], reference?: string) => void;
  show: ShowText;
  /** Like `show`, and the notice stays for the page that a navigation leads to. */
  showNext: ShowText;
  drop: (isGone: (notice: Notice) => boolean) => void;
  /** Removes problems and instructions; call it before a retry. */
  clearErrors: () => void;
  /** Call it where a page that keeps its address is left, as a step of the wizard. */
  leavePage: () => void;
}

const NoticesContext = createContext<readonly Notice[] | undefined>(undefined);
/** Apart from the notices, so that what only shows or drops some isn't rendered anew with each. */
const NoticeActionsContext = createContext<NoticeActions | undefined>(undefined);

/** Errors and warnings are about the last try. */
export const isProblem = ({ tone }: Notice): boolean => tone === 'error' || tone === 'warning';

/** The member's only instruction, or the only trace of a change, so these stay until closed or retried. */
const instructions: readonly (string | undefined)[] = [
  'ACC_INACTIVE_USER',
  'registered',
  'activateSuccess',
  'passwordChanged',
];

const isInstruction = ({ codes = [], key }: Notice): boolean =>
  instructions.includes(key) || codes.some((code) => instructions.includes(code));

/** Passes by itself; the others stay until closed, retried or left. */
export const isPassing = (notice: Notice): boolean => notice.tone === 'success' && !isInstruction(notice);

const afterNavigation = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ forNextPage }) => forNextPage).map((notice) => ({ ...notice, forNextPage: false }));

interface State {
  page: string;
  notices: readonly Notice[];
  lastId: number;
}

/** Belongs into the router: a notice is about the page that shows it, and goes with it. */
export const NoticeProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const [state, setState] = useState<State>({ page: pathname, notices: [], lastId: 0 });
  if (state.page !== pathname) setState({ ...state, page: pathname, notices: afterNavigation(state.notices) });

  // Bound to the page: what a late reply has to say is dropped once its page has been left.
  const actions = useMemo<NoticeActions>(() => {
    const change = (next: (present: readonly Notice[], id: number) => readonly Notice[]): void =>
      setState((present) => {
        const id = present.lastId + 1;
        const notices = next(present.notices, id);
        // A new state each time: queued updates that change nothing make React forget the page that was set while rendering.
        return present.page === pathname ? { ...present, notices, lastId: id } : present;
      });
    const add = (added: Omit<Notice, 'id'>): void =>
      change((notices, id) => [
        ...notices.filter(({ codes, key }) => codes?.join() !== added.codes?.join() || key !== added.key),
        { ...added, id },
      ]);
    const drop: NoticeActions['drop'] = (isGone) => change((notices) => notices.filter((notice) => !isGone(notice)));
    return {
      showCodes: (codes, reference) => {
        const toneOf = (code: string): NoticeTone => describeCode(code).tone;
        for (const tone of new Set(codes.map(toneOf)))
          add({ tone, codes: codes.filter((code) => toneOf(code) === tone), reference });
      },
      show: (tone, key, values) => add({ tone, key, values }),
      showNext: (tone, key, values) => add({ tone, key, values, forNextPage: true }),
      drop,
      clearErrors: () => drop((notice) => isProblem(notice) || isInstruction(notice)),
      leavePage: () => change(afterNavigation),
    };
  }, [pathname]);

  return (
    <NoticeActionsContext value={actions}>
      <NoticesContext value={state.notices}>{children}</NoticesContext>
    </NoticeActionsContext>
  );
};

const useProvided = <T,>(context: Context<T | undefined>): T => {
  const value = use(context);
  if (value === undefined) throw new Error('notices are used outside NoticeProvider');
  return value;
};

export const useNotices = (): readonly Notice[] => useProvided(NoticesContext);
export const useNoticeActions = (): NoticeActions => useProvided(NoticeActionsContext);
