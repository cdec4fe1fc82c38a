import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { isPathToken } from '../../domain/pathToken';
import { isServiceError, technicalError } from '../../http/serviceError';
import { paths } from '../../paths';
import { intraStatus } from '../../services/contractingPublic';
import { useSessionStore } from '../../session/SessionContext';
import { LinkPage } from './LinkPage';
import { useLinkCall } from './useLinkCall';

/** Whatever the service has against it, the member can do nothing about it here (PUB-14). */
const asTechnical = (error: unknown): never => {
  throw isServiceError(error) && error.kind === 'refused' ? technicalError() : error;
};

/** /contracting/intra/… : the way back from the employer's decision on the intranet (PUB-14). */
export const Component = () => {
  const { t } = useTranslation('public');
  const { uuid, status = '', fromdate = '', todate = '' } = useParams();
  const store = useSessionStore();
  const navigate = useNavigate();

  const sound = [status, fromdate, todate].every((part) => part === '' || isPathToken(part));

  const link = useLinkCall(
    sound ? uuid : undefined,
    (subscription) => intraStatus({ subscription_uuid: subscription, status, fromdate, todate }).catch(asTechnical),
    async ({ token, user, type }) => {
      if (!store.signIn({ token, user })) throw technicalError();
      await navigate(type === 'U' ? paths.upgrade : paths.newContract, { replace: true });
    },
  );
  return <LinkPage title={t('intranet.title')} waiting={t('intranet.waiting')} link={link} />;
};
