import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { isExtraLarge } from '~/domain/identity/member';
import { rem } from '~/theme/typography';

const mark = {
  ml: '6px',
  p: '1px 6px',
  border: '1px solid',
  borderRadius: '6px',
  fontSize: rem(11),
  lineHeight: rem(16),
  fontWeight: 700,
  verticalAlign: 'middle',
  textDecoration: 'none',
};

export const PackageName = ({ pack }: { pack: string }) => {
  const { t } = useTranslation('portal');
  return (
    <>
      <span>{pack}</span>
      {isExtraLarge(pack) && (
        <Box component="abbr" sx={mark} title={t('member.header.extraLargeLabel')}>
          {t('member.header.extraLarge')}
        </Box>
      )}
    </>
  );
};
