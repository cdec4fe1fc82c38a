import { Skeleton } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { RetryButton } from '~/components/feedback/RetryButton';
import { LinkLine } from '~/components/layout/LinkLine';
import { paths } from '~/paths';

import type { Mandate, MandateName } from './useMandates';

export const MandateLine = ({ name, mandate: { state, busy, retry } }: { name: MandateName; mandate: Mandate }) => {
  const { t } = useTranslation('portal');
  return (
    <LinkLine
      to={paths[name]}
      note={state === 'loading' ? <Skeleton width={72} /> : t(`mandates.state.${state}`)}
      action={state === 'unknown' ? <RetryButton small busy={busy} onClick={retry} /> : undefined}
    >
      {t(`member.menu.${name}`)}
    </LinkLine>
  );
};
