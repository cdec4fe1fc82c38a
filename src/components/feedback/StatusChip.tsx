import { Chip, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

import type { StatusTone } from '~/domain/contract/cardStatus';

/** Drawn as a border, which paper and forced colours keep. */
const dot: SxProps<Theme> = {
  '&::before': { content: '""', flex: 'none', mr: '6px', border: '3.5px solid', borderRadius: '50%' },
};

export const StatusChip = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <Chip component="span" color={tone === 'neutral' ? 'default' : tone} label={children} sx={dot} />
);
