import { useTranslation } from 'react-i18next';

import { useConfig } from '~/components/hooks/useConfig';
import { Card } from '~/components/layout/Card';
import { LinkLine } from '~/components/layout/LinkLine';
import { canReactivate, type Member } from '~/domain/identity/member';
import { today } from '~/domain/time/clock';
import { paths } from '~/paths';
import { useSession } from '~/session/SessionContext';

export const NextSteps = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const { upgradeDisabled = false } = useSession();
  const { promo, reactivation } = useConfig().links;
  return (
    <Card title={t('account.overview.next')}>
      <div>
        {reactivation !== undefined && canReactivate(member, today()) && (
          <LinkLine to={reactivation} external>
            {t('member.menu.reactivation')}
          </LinkLine>
        )}
        {member.kr === undefined ? (
          <>
            <LinkLine to={paths.profile}>{t('member.menu.profile')}</LinkLine>
            <LinkLine to={paths.changePassword}>{t('member.menu.changePassword')}</LinkLine>
          </>
        ) : (
          <>
            {!upgradeDisabled && <LinkLine to={paths.upgrade}>{t('member.menu.upgrade')}</LinkLine>}
            <LinkLine to={paths.documents}>{t('member.menu.documents')}</LinkLine>
            <LinkLine to={paths.invoiceData}>{t('member.menu.invoiceData')}</LinkLine>
          </>
        )}
        {promo !== undefined && (
          <LinkLine to={promo} external>
            {t('account.overview.promo')}
          </LinkLine>
        )}
      </div>
    </Card>
  );
};
