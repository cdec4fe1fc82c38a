import { useTranslation } from 'react-i18next';
import { displayName } from '../../domain/member';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';
import { Actions } from '../../components/Actions';
import { Button, LinkButton } from '../../components/Button';
import { Page } from '../../components/Page';

/** Asks support staff who open the link to another account which one to keep. */
export const OtherSupport = ({ onReplace }: { onReplace: () => void }) => {
  const { t, ready } = useTranslation('member', { useSuspense: false });
  const language = useLanguage();
  const { currentUser } = useSession();
  if (currentUser === undefined || !ready) return null;
  return (
    <Page narrow title={t('support.label')} lead={t('support.other', { name: displayName(currentUser, language) })}>
      <Actions>
        <LinkButton to={paths.home} replace>
          {t('support.stay')}
        </LinkButton>
        <Button onClick={onReplace}>{t('support.replace')}</Button>
      </Actions>
    </Page>
  );
};
