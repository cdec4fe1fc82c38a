import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { styles } from './partStyles';

interface DeskButtonProps {
  children: ReactNode;
  onClick?: () => void;
  /** A longer name, if several buttons share a text. */
  label?: string;
  main?: boolean;
  type?: 'button' | 'submit';
  describedBy?: string;
}

export const DeskButton = ({ children, onClick, label, main = false, type = 'button', describedBy }: DeskButtonProps) => (
  <Box component="button" type={type} sx={main ? styles.mainButton : styles.button} aria-label={label} aria-describedby={describedBy} onClick={onClick}>
    {children}
  </Box>
);
