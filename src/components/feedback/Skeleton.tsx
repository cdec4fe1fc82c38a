import { Box, Skeleton as MuiSkeleton } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { visuallyHidden } from '~/theme/visuallyHidden';

import { useDelayed } from './Spinner';

interface SkeletonProps {
  lines?: number;
  /** On a phone, where what comes is taller. */
  phoneLines?: number;
  /** Another skeleton on the page already announces the wait. */
  silent?: boolean;
}

const widths = ['100%', '72%', '48%'] as const;

/** Grey placeholder lines; the wait is announced after 600 ms. */
export const Skeleton = ({ lines = 3, phoneLines = lines, silent }: SkeletonProps) => {
  const { t } = useTranslation();
  const late = useDelayed(true);
  return (
    <div>
      {!silent && (
        <Box role="status" sx={visuallyHidden}>
          {late ? t('loading') : ''}
        </Box>
      )}
      <Box aria-hidden="true" sx={{ display: 'grid', gap: '12px' }}>
        {Array.from({ length: Math.max(lines, phoneLines) }, (_, index) => (
          <MuiSkeleton
            key={index}
            height={18}
            width={widths[index % widths.length]}
            sx={index < lines ? undefined : { display: { md: 'none' } }}
          />
        ))}
      </Box>
    </div>
  );
};
