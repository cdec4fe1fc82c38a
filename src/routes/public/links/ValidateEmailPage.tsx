import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { useReloadHeadData } from '../../../features/member/useHeadData';
import { useReplaceSession } from '../../../features/member/useReplaceSession';
import { technicalError } from '../../../http/serviceError';
import { paths } from '../../../paths';
import { validateEmail } from '../../../services/accountPublic';
import { useSessionStore } from '../../../session/SessionContext';
import { tabsOf } from '../../../session/tabs';
import { LinkPage } from './LinkPage';
import { useLinkCall } from './useLinkCall';

/** /validate-email/:lang/:token : confirms a new e-mail and signs its owner in. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { token: linkToken } = useParams();
  const store = useSessionStore();
  const navigate = useNavigate();
  const replace = useReplaceSession();
  const reloadHeadData = useReloadHeadData();

  const link = useLinkCall(
    linkToken,
    async (activator) => {
      // A mail opens its link in a new tab: the one that asked for the change goes on in it.
      if (store.get().token === undefined && store.endedBy() === undefined) await tabsOf(store).ask();
      return validateEmail({ activator });
    },
    async ({ token, user }) => {
      if (!(await replace.confirm(user))) {
        await navigate(paths.home, { replace: true });
        return;
      }
      if (!store.signIn({ token, user })) throw technicalError();
      void reloadHeadData();
      await navigate(paths.profileSuccess, { replace: true });
    },
  );
  return (
    <>
      <LinkPage
        title={t('public.validateEmail.title')}
        waiting={t('public.validateEmail.waiting')}
        link={link}
        refused={t('public.validateEmail.refused')}
      />
      {replace.dialog}
    </>
  );
};
