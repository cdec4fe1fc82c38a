import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { FileButton } from '~/features/downloading/FileButton';

import { TestTheme } from '../../setup/TestTheme';

afterEach(cleanup);

const draw = (file?: { href: string; fileName: string }) => (
  <TestTheme>
    <FileButton file={file} onFetch={() => undefined}>
      Számla letöltése
    </FileButton>
  </TestTheme>
);

it('a download keeps its words and the place of its icon when the button becomes a link (DOC-7)', () => {
  const { rerender } = render(draw());
  const button = screen.getByRole('button', { name: 'Számla letöltése' });
  const icons = button.querySelectorAll('svg').length;
  rerender(draw({ href: 'blob:x', fileName: 'SZ1.pdf' }));
  const link = screen.getByRole('link', { name: 'Számla letöltése: SZ1.pdf' });
  expect(link.textContent).toBe('Számla letöltése');
  expect(link.querySelectorAll('svg')).toHaveLength(icons);
});
