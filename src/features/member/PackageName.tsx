import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { isExtraLarge } from '~/domain/identity/member';
import { rem } from '~/theme/typography';

const Mark = styled('abbr')({
  marginLeft: 6,
  padding: '1px 6px',
  border: '1px solid',
  borderRadius: 6,
  fontSize: rem(11),
  lineHeight: rem(16),
  fontWeight: 700,
  verticalAlign: 'middle',
  textDecoration: 'none',
});

/** A package's name, with a mark for the extra-large one. */
export const PackageName = ({ pack }: { pack: string }) => {
  const { t } = useTranslation('portal');
  return (
    <>
      <span>{pack}</span>
      {isExtraLarge(pack) && <Mark title={t('member.header.extraLargeLabel')}>{t('member.header.extraLarge')}</Mark>}
    </>
  );
};
