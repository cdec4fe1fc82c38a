import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { useDoubleClicks } from '../../src/layout/useDoubleClicks';

afterEach(cleanup);

const away = vi.fn();

/** The first press puts another button into the place of the pressed one. */
const Swap = () => {
  const [swapped, setSwapped] = useState(false);
  return (
    <div {...useDoubleClicks()}>
      {swapped ? (
        <button key="away" onMouseDown={away} onClick={away}>
          away
        </button>
      ) : (
        <button key="first" onClick={() => setSwapped(true)}>
          first
        </button>
      )}
    </div>
  );
};

const press = (name: string, detail: number): void => {
  const button = screen.getByRole('button', { name });
  fireEvent.mouseDown(button, { detail });
  fireEvent.click(button, { detail });
};

it('the second press of a double-click doesn’t hit what came into the place of the button; the next press does (UX-24)', () => {
  render(<Swap />);
  press('first', 1);
  press('away', 2);
  expect(away).not.toHaveBeenCalled();
  press('away', 1);
  expect(away).toHaveBeenCalledTimes(2);
});
