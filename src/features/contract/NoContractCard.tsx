import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { paths } from '~/paths';

/** For a member without a kr: how a contract is signed, and how one goes on that was begun. */
export const NoContractCard = () => {
  const { t } = useTranslation('portal');
  return (
    <Card title={t('contracting.none.title')}>
      <p>{t('contracting.none.how')}</p>
      <Actions>
        <LinkButton to={paths.newContract} variant="primary">
          {t('member.menu.newContract')}
        </LinkButton>
      </Actions>
      <Typography variant="body2" color="textSecondary">
        {t('contracting.none.mail')}
      </Typography>
    </Card>
  );
};
