import { LinearProgress } from '@mui/material';

interface FileProgressProps {
  /** 0…1, or undefined while the length is not known. */
  progress: number | undefined;
  label: string;
}

export const FileProgress = ({ progress, label }: FileProgressProps) => (
  <LinearProgress
    aria-label={label}
    variant={progress === undefined ? 'indeterminate' : 'determinate'}
    value={progress === undefined ? undefined : Math.round(100 * progress)}
    sx={{ width: '100%', height: 6 }}
  />
);
