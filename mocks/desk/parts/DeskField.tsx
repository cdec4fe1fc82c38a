import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { styles } from './partStyles';

interface DeskFieldProps {
  label: string;
  children: (id: string) => ReactNode;
}

export const DeskField = ({ label, children }: DeskFieldProps) => {
  const id = useId();
  return (
    <Box sx={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Box>
  );
};
