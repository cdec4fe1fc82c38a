import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { Button } from '~/components/Button';
import { useConfirm } from '~/components/layout/useConfirm';

import { renderThemed } from '../../setup/TestTheme';

const answered = vi.fn();

const Page = () => {
  const [word, setWord] = useState('Törli');
  const { confirm, dialog } = useConfirm((what: string) => ({
    title: `${word}: ${what}?`,
    children: <a href="/help">help</a>,
    no: 'keep',
    yes: 'remove',
    destructive: true,
  }));
  return (
    <>
      <Button onClick={() => void confirm('this').then(answered)}>open</Button>
      <Button onClick={() => setWord('Delete')}>speak</Button>
      {dialog}
    </>
  );
};

const ask = async () => {
  answered.mockClear();
  const user = userEvent.setup();
  const { unmount } = renderThemed(<Page />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  return { user, unmount, dialog: screen.getByRole('dialog', { name: 'Törli: this?' }) };
};

it('a question that binds opens with the focus on the answer that changes nothing, which is the coloured one (FLT-4, UX-35)', async () => {
  const { dialog } = await ask();
  const no = within(dialog).getByRole('button', { name: 'keep' });
  expect(no).toHaveFocus();
  expect(no.className).toContain('contained');
});

it('a question that binds isn’t closed by its backdrop, and takes no second press of a double-click (FLT-4)', async () => {
  const { user, dialog } = await ask();
  await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
  const yes = within(dialog).getByRole('button', { name: 'remove' });
  act(() => void yes.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  expect(dialog).toBeVisible();
  expect(answered).not.toHaveBeenCalled();
  await user.click(yes);
  expect(dialog).not.toBeInTheDocument();
  expect(answered).toHaveBeenCalledExactlyOnceWith(true);
});

it('a question that is closed by Escape is answered with no (FLT-4)', async () => {
  const { user } = await ask();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(false));
});

it('a question whose page is left is answered with no (FLT-4)', async () => {
  const { unmount } = await ask();
  unmount();
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(false));
});

it('an open question follows the language (I18N-2)', async () => {
  await ask();
  act(() => screen.getByRole('button', { name: 'speak', hidden: true }).click());
  expect(screen.getByRole('dialog', { name: 'Delete: this?' })).toBeVisible();
});
