import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { Stack, Typography } from '@mui/material';

import { scrollIntoViewRef } from '~/components/layout/scrollIntoViewRef';
import { rem } from '~/theme/typography';

const icons = { success: CheckCircleOutlined, error: ErrorOutline, warning: HelpOutline } as const;

/** How a payment ended, in one line; announced and scrolled to when it appears. */
export const ResultHeading = ({ tone, children }: { tone: keyof typeof icons; children: string }) => {
  const Icon = icons[tone];
  return (
    <Stack ref={scrollIntoViewRef} role="alert" direction="row" sx={{ alignItems: 'center', gap: 1.75 }}>
      <Icon color={tone} aria-hidden="true" sx={{ fontSize: rem(40) }} />
      <Typography variant="h2" sx={{ fontSize: rem(20) }}>
        {children}
      </Typography>
    </Stack>
  );
};
