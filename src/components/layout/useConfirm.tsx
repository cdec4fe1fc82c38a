import { useEffect, useState, type ReactNode } from 'react';

import { Button } from '~/components/Button';

import { Dialog } from './Dialog';

interface Question {
  title: string;
  children: ReactNode;
  no: string;
  yes: string;
  /** Yes can't be undone, so no is the coloured answer. */
  destructive?: boolean;
}

/**
 * A question with two answers, whose words say what they do. `render` makes it from what it is about, at each render, so that
 * it follows the language; `confirm(about)` opens it and resolves to the answer. Closing it, leaving the page and asking another
 * question answer no. Render `dialog` anywhere in the page.
 */
export const useConfirm = <About = void,>(
  render: (about: About) => Question,
): { confirm: (about: About) => Promise<boolean>; dialog: ReactNode } => {
  const [asked, setAsked] = useState<{ about: About; resolve: (sure: boolean) => void }>();
  useEffect(() => () => asked?.resolve(false), [asked]);
  const confirm = (about: About) => new Promise<boolean>((resolve) => setAsked({ about, resolve }));
  if (asked === undefined) return { confirm, dialog: null };

  const { no, yes, destructive = false, ...dialog } = render(asked.about);
  const answer = (sure: boolean): void => {
    setAsked(undefined);
    asked.resolve(sure);
  };
  return {
    confirm,
    dialog: (
      <Dialog
        {...dialog}
        open
        firm
        onClose={() => answer(false)}
        actions={
          <>
            <Button variant={destructive ? 'primary' : 'secondary'} onClick={() => answer(false)}>
              {no}
            </Button>
            <Button
              variant={destructive ? 'secondary' : 'primary'}
              // The second press of a double-click answers nothing.
              onClick={({ detail }) => detail <= 1 && answer(true)}
            >
              {yes}
            </Button>
          </>
        }
      />
    ),
  };
};
