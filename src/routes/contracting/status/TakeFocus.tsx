import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus when it replaces the pressed button. */
export const TakeFocus = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </Box>
  );
};
