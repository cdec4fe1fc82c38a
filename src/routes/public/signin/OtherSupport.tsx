import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import { Actions } from '../../../components/layout/Actions';
import { Page } from '../../../components/layout/Page';
import { accountLabel } from '../../../domain/identity/member';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';

/** Asks support staff who open the link to another account which one to keep. */
export const OtherSupport = ({ onReplace }: { onReplace: () => void }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { currentUser } = useSession();
  if (currentUser === undefined) return null;
  return (
    <Page
      narrow
      title={t('member.support.label')}
      lead={t('member.support.other', { account: accountLabel(currentUser, language) })}
    >
      <Actions>
        <LinkButton to={paths.home} replace variant="primary">
          {t('member.support.stay')}
        </LinkButton>
        <Button variant="secondary" onClick={onReplace}>
          {t('member.support.replace')}
        </Button>
      </Actions>
    </Page>
  );
};
