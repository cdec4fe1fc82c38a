import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { catalogueEntry } from '../../domain/text/errorCatalogue';
import type common from '../../i18n/locales/hu/common.json';

type NoticeTone = 'error' | 'warning' | 'success' | 'info';
export type NoticeKey = keyof typeof common.notice;

/** A code or a key rather than a text, so that the notice follows the language. */
interface Content {
  tone: NoticeTone;
  code?: string;
  reference?: string | undefined;
  key?: NoticeKey;
  values?: Record<string, string> | undefined;
  /** Also shown on the next page. */
  carried?: boolean;
}

export interface Notice extends Content {
  id: number;
}

type ShowText = (tone: NoticeTone, key: NoticeKey, values?: Record<string, string>) => void;

export interface NoticeActions {
  /** Shows the codes of a refusal, with the tones of the error catalogue. */
  showCodes: (codes: readonly string[], reference?: string) => void;
  show: ShowText;
  /** Like `show`, and the notice stays for the next page. */
  showNext: ShowText;
  dismiss: (id: number) => void;
  /** Removes the notices of the codes: what they are about has changed. */
  dropCodes: (codes: readonly string[]) => void;
  /** Removes errors, warnings and instructions; call it before a retry. */
  clearErrors: () => void;
  /** Call it where a page that keeps its address is left, as a step of the wizard: keeps only the notices of `showNext`. */
  leavePage: () => void;
}

const ListContext = createContext<readonly Notice[]>([]);
const ActionContext = createContext<NoticeActions | undefined>(undefined);

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
    const change = (next: (present: State) => readonly Notice[]): void =>
      setState((present) => (present.page === pathname ? { ...present, notices: next(present) } : present));
    const remove = (isGone: (notice: Notice) => boolean): void =>
      change(({ notices }) => (notices.some(isGone) ? notices.filter((notice) => !isGone(notice)) : notices));
    const add = (added: Content): void =>
      setState((present) => {
        if (present.page !== pathname) return present;
        const others = present.notices.filter(({ code, key }) => code !== added.code || key !== added.key);
        const id = present.lastId + 1;
        return { ...present, notices: [...others, { ...added, id }], lastId: id };
      });
    return {
      showCodes: (codes, reference) =>
        codes.forEach((code) => add({ tone: catalogueEntry(code).tone, code, reference })),
      show: (tone, key, values) => add({ tone, key, values }),
      showNext: (tone, key, values) => add({ tone, key, values, carried: true }),
      dismiss: (id) => remove((notice) => notice.id === id),
      dropCodes: (codes) => remove(({ code }) => code !== undefined && codes.includes(code)),
      clearErrors: () => remove((notice) => isProblem(notice) || isInstruction(notice)),
      leavePage: () => change(({ notices }) => (notices.length === 0 ? notices : carriedOn(notices))),
    };
  }, [pathname]);

  return (
    <ActionContext value={actions}>
      <ListContext value={state.notices}>{children}</ListContext>
    </ActionContext>
  );
};

/** Shows and removes the page's notices. */
export const useNotices = (): NoticeActions => {
  const actions = use(ActionContext);
  if (actions === undefined) throw new Error('useNotices outside NoticeProvider');
  return actions;
};

export const useNoticeList = (): readonly Notice[] => use(ListContext);
