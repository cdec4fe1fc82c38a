import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus when it appears: for what stands in the place of the button that was pressed (A11Y-2). */
export const TakeFocus = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </Box>
  );
};
