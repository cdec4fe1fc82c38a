import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { technicalError } from '../../http/serviceError';
import { paths } from '../../paths';
import { confirmContract } from '../../services/contractingPublic';
import { useReplaceSession } from '../../features/useReplaceSession';
import { useSessionStore } from '../../session/SessionContext';
import { contractEntry } from './contractEntry';
import { LinkPage } from './LinkPage';
import { useLinkCall } from './useLinkCall';

/** /contract/:lang/:token : signs in and continues the contract at its step. */
export const Component = () => {
  const { t } = useTranslation('public');
  const { token: linkToken = '' } = useParams();
  const store = useSessionStore();
  const navigate = useNavigate();
  const replace = useReplaceSession();

  const link = useLinkCall(
    linkToken,
    (token) => confirmContract({ token }),
    async ({ token, user, ...contract }) => {
      if (!(await replace.confirm(user))) {
        await navigate(paths.home, { replace: true });
        return;
      }
      if (!store.signIn({ token, user })) throw technicalError();
      const entry = contractEntry(linkToken, contract, store.get());
      store.update(entry.session);
      await navigate(entry.path, { replace: true });
    },
    { unnamed: 'tokenInvalid' },
  );
  return (
    <>
      <LinkPage title={t('contractLink.title')} waiting={t('contractLink.waiting')} link={link} />
      {replace.dialog}
    </>
  );
};
