import { Box } from '@mui/material';

import { formatForint } from '~/domain/money/money';
import { useLanguage } from '~/i18n/useLanguage';

/** An amount in forint in the page's language, never broken across lines; a dash if the service doesn't give it. */
export const Money = ({ amount }: { amount: number | undefined }) => {
  const language = useLanguage();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {amount === undefined ? '–' : formatForint(amount, language)}
    </Box>
  );
};
