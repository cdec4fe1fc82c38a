import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { describeCode } from '~/domain/errors/errorCatalogue';
import type common from '~/i18n/locales/hu/common.json';

type NoticeTone = 'error' | 'warning' | 'success' | 'info';
export type NoticeKey = keyof typeof common.notice;

/** A code or a key rather than a text, so that the notice follows the language. */
export interface Notice {
  id: number;
  tone: NoticeTone;
  code?: string;
  reference?: string | undefined;
  /** The form's field that the code marks. */
  field?: string | undefined;
  key?: NoticeKey;
  values?: Record<string, string> | undefined;
  /** Also shown on the next page. */
  carried?: boolean;
}

type ShowText = (tone: NoticeTone, key: NoticeKey, values?: Record<string, string>) => void;

export interface NoticeActions {
  /** Shows the codes of a refusal, with the tones of the error catalogue. `fieldOf` names the field that a code marks. */
  showCodes: (codes: readonly string[], reference?: string, fieldOf?: (code: string) => string | undefined) => void;
  show: ShowText;
  /** Like `show`, and the notice stays for the next page. */
  showNext: ShowText;
  /** Removes some notices: what they are about has changed, or they were closed. */
  drop: (isGone: (notice: Notice) => boolean) => void;
  /** Removes errors, warnings and instructions; call it before a retry. */
  clearErrors: () => void;
  /** Call it where a page that keeps its address is left, as a step of the wizard: keeps only the notices of `showNext`. */
  leavePage: () => void;
}

const NoticeContext = createContext<(NoticeActions & { notices: readonly Notice[] }) | undefined>(undefined);

/** Errors and warnings are about the last attempt. */
export const isProblem = ({ tone }: Notice): boolean => tone === 'error' || tone === 'warning';

/** The member's only instruction or confirmation, so these stay until closed or retried. */
const instructions: readonly (string | undefined)[] = [
  'ACC_INACTIVE_USER',
  'registered',
  'activateSuccess',
  'passwordChanged',
];

const isInstruction = ({ code, key }: Notice): boolean => instructions.includes(code ?? key);

/** Passes by itself; the others stay until closed, retried or left. */
export const isPassing = (notice: Notice): boolean => notice.tone === 'success' && !isInstruction(notice);

const carriedOn = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ carried }) => carried).map((notice) => ({ ...notice, carried: false }));

interface State {
  page: string;
  notices: readonly Notice[];
  lastId: number;
}

/** Belongs into the router: a notice is about the page that shows it, and goes with it. */
export const NoticeProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const [state, setState] = useState<State>({ page: pathname, notices: [], lastId: 0 });
  if (state.page !== pathname) setState({ ...state, page: pathname, notices: carriedOn(state.notices) });

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
        ...notices.filter(({ code, key }) => code !== added.code || key !== added.key),
        { ...added, id },
      ]);
    const drop: NoticeActions['drop'] = (isGone) =>
      change((notices) => (notices.some(isGone) ? notices.filter((notice) => !isGone(notice)) : notices));
    return {
      showCodes: (codes, reference, fieldOf) =>
        codes.forEach((code) => add({ tone: describeCode(code).tone, code, reference, field: fieldOf?.(code) })),
      show: (tone, key, values) => add({ tone, key, values }),
      showNext: (tone, key, values) => add({ tone, key, values, carried: true }),
      drop,
      clearErrors: () => drop((notice) => isProblem(notice) || isInstruction(notice)),
      leavePage: () => change((notices) => (notices.length === 0 ? notices : carriedOn(notices))),
    };
  }, [pathname]);

  const value = useMemo(() => ({ ...actions, notices: state.notices }), [actions, state.notices]);
  return <NoticeContext value={value}>{children}</NoticeContext>;
};

/** The page's notices, and what shows and removes them. */
export const useNotices = (): NoticeActions & { notices: readonly Notice[] } => {
  const value = use(NoticeContext);
  if (value === undefined) throw new Error('useNotices outside NoticeProvider');
  return value;
};
