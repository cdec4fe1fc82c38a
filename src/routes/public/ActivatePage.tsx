import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { confirmActivation } from '../../services/accountPublic';
import { useSessionStore } from '../../session/SessionContext';
import { Button } from '../../components/Button';
import { LinkPage } from './LinkPage';
import { useLinkCall } from './useLinkCall';

/** /activate/:lang/:code : activates the account; the sign-in page tells of the success (PUB-4). */
export const Component = () => {
  const { t } = useTranslation(['public', 'errors']);
  const { code } = useParams();
  const store = useSessionStore();
  const navigate = useNavigate();

  const link = useLinkCall(
    code,
    (activator) => confirmActivation({ activator }),
    async () => {
      store.update({ activated: true });
      await navigate(paths.home, { replace: true });
    },
  );
  return (
    <LinkPage
      title={t('activate.title')}
      waiting={t('activate.waiting')}
      link={link}
      refused={t('errors:INVALID_TOKEN')}
      action={
        <Button variant="secondary" onClick={() => void navigate(paths.login, { replace: true })}>
          {t('activate.toLogin')}
        </Button>
      }
    />
  );
};
