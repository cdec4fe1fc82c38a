import Snackbar from '@mui/material/Snackbar';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { noticeDurationMs } from '../../domain/constants';

const place: SxProps<Theme> = {
  maxWidth: { sm: 420 },
  '& .MuiAlert-root': { boxShadow: '0 12px 40px rgb(0 0 0 / 25%)' },
  // Above the buttons that a step keeps at the bottom of a phone.
  'body:has([data-bottom-bar]) &.MuiSnackbar-anchorOriginBottomLeft': { bottom: { xs: 148, md: 24 } },
  '@media print': { display: 'none' },
};

const overlaps = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

/** A notice over the page, which goes after 5 s, or later while it is pointed at or has the focus. */
export const Passing = ({ onClose, children }: { onClose: () => void; children: ReactElement }) => {
  const bar = useRef<HTMLDivElement>(null);
  const [vertical, setVertical] = useState<'top' | 'bottom'>('bottom');
  // Never over what has the focus, such as the button that was pressed (2.4.11).
  useEffect(() => {
    const giveWay = (): void => {
      const { activeElement } = document;
      if (bar.current === null || activeElement === null || activeElement === document.body) return;
      if (!bar.current.contains(activeElement) && overlaps(bar.current, activeElement)) setVertical('top');
    };
    giveWay();
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
  }, []);
  return (
    <Snackbar
      open
      ref={bar}
      anchorOrigin={{ vertical, horizontal: 'left' }}
      autoHideDuration={noticeDurationMs}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      sx={place}
    >
      <div>{children}</div>
    </Snackbar>
  );
};
