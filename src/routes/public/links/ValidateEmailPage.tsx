import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { useReloadHeadData } from '../../../features/member/useHeadData';
import { useReplaceSession } from '../../../features/member/useReplaceSession';
import { technicalError } from '../../../http/serviceError';
import { paths } from '../../../paths';
import { validateEmail } from '../../../services/accountPublic';
import { useSessionStore } from '../../../session/SessionContext';
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
    (activator) => validateEmail({ activator }),
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
        // Mail scanners open links before the member does.
        hint={t('public.validateEmail.opened')}
      />
      {replace.dialog}
    </>
  );
};
