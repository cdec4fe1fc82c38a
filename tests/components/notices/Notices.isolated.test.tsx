import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { NoticeProvider, useNoticeActions, type NoticeActions } from '~/components/notices/NoticeContext';
import { Notices } from '~/components/notices/Notices';
import { noticeDurationMs } from '~/domain/constants';
import { createI18n } from '~/i18n/i18n';
import { createQueryClient } from '~/layout/queryClient';

import { configure } from '../../setup/configure';
import { TestTheme } from '../../setup/TestTheme';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a page whose notices the test shows. */
const open = async (withLook = true) => {
  let notices: NoticeActions | undefined;
  const Page = () => {
    notices = useNoticeActions();
    return (
      <>
        <Notices />
        <h1 tabIndex={-1} data-page-heading>
          Cím
        </h1>
      </>
    );
  };
  const { i18n, ready } = createI18n('hu');
  await ready;
  if (withLook) await import('~/components/notices/NoticeCards');
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <NoticeProvider>
          <Page />
        </NoticeProvider>
      ),
    },
  ]);
  vi.useFakeTimers();
  render(
    <I18nextProvider i18n={i18n}>
      <TestTheme>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TestTheme>
    </I18nextProvider>,
  );
  const present = (): NoticeActions => {
    if (notices === undefined) throw new Error('not rendered');
    return notices;
  };
  return {
    present,
    tell: (say: (actions: NoticeActions) => void) =>
      act(async () => {
        say(present());
        await Promise.resolve();
      }),
    go: (path: string) => act(() => router.navigate(path)),
  };
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What stays and what passes have a region each: the one that says something, if one does. */
const status = () => {
  const [staying, passing] = screen.getAllByRole('status');
  return staying?.textContent === '' ? passing : staying;
};
const alert = () => screen.getByRole('alert');

describe('notices', () => {
  // The first of the file: their look is loaded once.
  it('a problem has its text, and a success pushes nothing down, while their look is on its way (UX-10, ERR-1)', async () => {
    let arrive: () => void = () => undefined;
    const way = new Promise<void>((resolve) => (arrive = resolve));
    vi.doMock('~/components/notices/NoticeCards', async (importOriginal) => {
      await way;
      return importOriginal();
    });
    const { tell } = await open(false);
    await tell(({ show, showCodes }) => {
      show('success', 'upgradeCancelled');
      showCodes(['PAYING_DISABLED']);
    });
    expect(alert()).toHaveTextContent('Az online fizetés rendszerfrissítés miatt most nem érhető el.');
    expect(status()).toBeEmptyDOMElement();
    vi.useRealTimers();
    arrive();
    await waitFor(() => expect(status()).toHaveTextContent('A csomagváltást megszakítottuk.'));
    expect(screen.getByRole('presentation')).toBeInTheDocument();
    vi.doUnmock('~/components/notices/NoticeCards');
  });

  it('a success passes after 5 s, a problem stays until the next try, in regions that exist before (MAN-2, ERR-1, A11Y-3)', async () => {
    const { tell } = await open();
    expect(status()).toBeEmptyDOMElement();
    expect(alert()).toBeEmptyDOMElement();
    await tell(({ show, showCodes }) => {
      show('success', 'upgradeCancelled');
      showCodes(['PAYING_DISABLED']);
    });
    await pass(noticeDurationMs - 1);
    expect(status()).toHaveTextContent('A csomagváltást megszakítottuk.');
    await pass(1);
    expect(status()).toBeEmptyDOMElement();
    await pass(noticeDurationMs * 100);
    expect(alert()).toHaveTextContent('Az online fizetés rendszerfrissítés miatt most nem érhető el.');
    await tell(({ clearErrors }) => clearErrors());
    expect(alert()).toBeEmptyDOMElement();
  });

  it('a notice that is closed gives the focus to the page’s heading (NAV-13)', async () => {
    const { tell } = await open();
    await tell(({ showCodes }) => showCodes(['PAYING_DISABLED']));
    const close = screen.getByRole('button', { name: 'Bezárás' });
    await act(async () => {
      close.focus();
      fireEvent.click(close);
      await Promise.resolve();
    });
    expect(alert()).toBeEmptyDOMElement();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it.each<[string, (actions: NoticeActions) => void]>([
    ['Erősítse meg az e‑mail‑címét', ({ showCodes }) => showCodes(['ACC_INACTIVE_USER'])],
    ['Elküldtük az aktiváló hivatkozást', ({ show }) => show('success', 'registered')],
    ['Sikeres aktiválás', ({ show }) => show('success', 'activateSuccess')],
    ['A jelszó megváltozott', ({ show }) => show('success', 'passwordChanged')],
  ])('the instruction "%s" stays until the next try (PUB-8, PUB-4, PUB-10)', async (text, say) => {
    const { tell } = await open();
    await tell(say);
    await pass(noticeDurationMs * 100);
    expect(status()).toHaveTextContent(text);
    await tell(({ clearErrors }) => clearErrors());
    expect(status()).toBeEmptyDOMElement();
  });

  it('successes come one after another over the page, wait while pointed at, and close on Escape (UX-10)', async () => {
    const { tell } = await open();
    await tell(({ show }) => {
      show('success', 'upgradeCancelled');
      show('success', 'contractCancelled');
    });
    const overPage = () => screen.getByRole('presentation');
    fireEvent.mouseEnter(overPage());
    await pass(noticeDurationMs * 3);
    expect(overPage()).toHaveTextContent('A csomagváltást megszakítottuk.');
    fireEvent.mouseLeave(overPage());
    await pass(noticeDurationMs);
    expect(overPage()).toHaveTextContent('A szerződéskötést megszakítottuk.');
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(0);
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  });

  it('a refusal with several codes names each, and customer care once (ERR-1, UX-25, NAV-16)', async () => {
    configure({ care: { phone: '+36 1 234 5678' } });
    const { tell } = await open();
    await tell(({ showCodes }) => showCodes(['NEW_CODE', 'OTHER_CODE', 'MORE_CODES:3']));
    expect(within(alert()).getAllByRole('button', { name: 'Bezárás' })).toHaveLength(1);
    expect(alert()).toHaveTextContent(/NEW_CODE.*OTHER_CODE.*És még 3 üzenet/);
    expect(within(alert()).getAllByRole('link', { name: '+36 1 234 5678' })).toHaveLength(1);
  });

  it('a notice goes with its page, but for one that is meant for the next page; a late one of a left page is dropped (UX-10)', async () => {
    const { tell, go, present } = await open();
    await tell(({ showCodes, showNext }) => {
      showCodes(['PAYING_DISABLED']);
      showNext('info', 'endedElsewhere');
    });
    const left = present();
    await go('/next');
    act(() => left.showCodes(['NO_KR']));
    expect(alert()).toBeEmptyDOMElement();
    expect(status()).toHaveTextContent('Egy másik lapon kijelentkeztek');
    await go('/last');
    expect(status()).toBeEmptyDOMElement();
  });
});
