import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { isPathText } from '../../../domain/text/pathToken';
import { useReplaceSession } from '../../../features/member/useReplaceSession';
import { isServiceError, technicalError } from '../../../http/serviceError';
import { paths } from '../../../paths';
import { intraStatus } from '../../../services/contractingPublic';
import { useSessionStore } from '../../../session/SessionContext';
import { LinkPage } from './LinkPage';
import { useLinkCall } from './useLinkCall';

/** The member can't fix a refusal here, so show it as a technical error. */
const asTechnical = (error: unknown): never => {
  throw isServiceError(error) && (error.kind === 'refused' || error.unnamed) ? technicalError() : error;
};

/** /contracting/intra/… : the return from the employer's decision on the intranet. Forwards the path's parts unchanged. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { uuid, status = '', fromdate = '', todate = '' } = useParams();
  const store = useSessionStore();
  const navigate = useNavigate();
  const replace = useReplaceSession();

  const link = useLinkCall(
    uuid,
    (subscription) => intraStatus({ subscription_uuid: subscription, status, fromdate, todate }).catch(asTechnical),
    async ({ token, user, type }) => {
      if (!(await replace.confirm(user))) {
        await navigate(paths.home, { replace: true });
        return;
      }
      if (!store.signIn({ token, user })) throw technicalError();
      await navigate(type === 'U' ? paths.upgrade : paths.newContract, {
        replace: true,
        state: { decision: status },
      });
    },
    { isSound: () => [uuid, status, fromdate, todate].every((part = '') => isPathText(part)) },
  );
  return (
    <>
      <LinkPage title={t('public.intranet.title')} waiting={t('public.intranet.waiting')} link={link} />
      {replace.dialog}
    </>
  );
};
