import Chip from '@mui/material/Chip';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { StatusTone } from '../domain/cardStatus';

const dot: SxProps<Theme> = { '&::before': { content: '""', flex: 'none', width: 7, height: 7, mr: '6px', borderRadius: '50%', bgcolor: 'currentColor', printColorAdjust: 'exact' } };

/** A state in one or two words; the colour only repeats the meaning. */
export const StatusChip = ({ tone = 'neutral', children }: { tone?: StatusTone; children: ReactNode }) => (
  <Chip component="span" color={tone === 'neutral' ? 'default' : tone} label={children} sx={dot} />
);
