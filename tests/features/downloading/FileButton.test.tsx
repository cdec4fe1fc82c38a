import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';

import { FileButton } from '~/features/downloading/FileButton';
import type { ReadyFile } from '~/features/downloading/useDownload';
import { createI18n } from '~/i18n/i18n';

import { TestTheme } from '../../setup/TestTheme';

const { i18n, ready: textsLoaded } = createI18n('hu');

beforeAll(() => textsLoaded);
afterEach(cleanup);

const draw = (file?: ReadyFile) => (
  <I18nextProvider i18n={i18n}>
    <TestTheme>
      <FileButton file={file} onFetch={() => undefined}>
        Számla letöltése
      </FileButton>
    </TestTheme>
  </I18nextProvider>
);

const ready: ReadyFile = {
  href: 'blob:x',
  fileName: 'SZ1.pdf',
  blob: new Blob(['%PDF-'], { type: 'application/pdf' }),
};

it('a download keeps its words and the place of its icon when the button becomes a link (DOC-7, UX-34)', () => {
  const { rerender } = render(draw());
  const button = screen.getByRole('button', { name: 'Számla letöltése' });
  const icons = button.querySelectorAll('svg').length;
  rerender(draw(ready));
  const link = screen.getByRole('link', { name: 'Számla letöltése: SZ1.pdf' });
  // The service's name is Hungarian on the English page, too.
  expect(within(link).getByText('SZ1.pdf')).toHaveAttribute('lang', 'hu');
  expect(link.querySelectorAll('svg')).toHaveLength(icons);
});

it('a ready file can be shared where the browser takes files, and only there (DOC-7)', async () => {
  const { rerender } = render(draw(ready));
  expect(screen.queryByRole('button', { name: /^Küldöm/ })).not.toBeInTheDocument();
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  });
  rerender(draw({ ...ready }));
  await userEvent.click(screen.getByRole('button', { name: 'Küldöm: SZ1.pdf' }));
  expect(share).toHaveBeenCalledWith({
    files: [expect.objectContaining({ name: 'SZ1.pdf', type: 'application/pdf' })],
  });
});
