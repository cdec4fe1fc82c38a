import { Box, keyframes, type SxProps, type Theme } from '@mui/material';

import { spinnerDelayMs } from '~/domain/constants';

import { Shell } from './Shell';

const appear = keyframes({ to: { opacity: 1 } });
const turn = keyframes({ to: { rotate: '360deg' } });

/** MUI's spinner sets style attributes, which the host's policy refuses in a page's markup. */
const spinner: SxProps<Theme> = {
  width: 24,
  height: 24,
  m: '24px auto',
  border: '3px solid',
  borderColor: 'primary.main',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  opacity: 0,
  animation: `${turn} 1.4s linear infinite, ${appear} 10ms linear ${spinnerDelayMs}ms forwards`,
};

/** What index.html shows at every address that isn't pre-rendered, until the page takes over. Nothing in it works yet. */
export const StartFrame = () => (
  <div inert>
    <Shell>
      {/* Keeps the footer below the fold until the page is parsed (avoids a layout shift). */}
      <Box sx={{ display: 'grid', alignContent: 'start', minHeight: '100dvh' }}>
        <Box component="span" aria-hidden="true" sx={spinner} />
      </Box>
    </Shell>
  </div>
);
