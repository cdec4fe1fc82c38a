import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { isPathText } from '~/domain/text/pathToken';
import { useReplaceSession } from '~/features/session/useReplaceSession';
import { isServiceError, technicalError } from '~/http/serviceError';
import { paths } from '~/paths';
import { intraStatus } from '~/services/contractingPublic';

import { LinkPage } from './LinkPage';

/** The member can't fix a refusal here, so show it as a technical error. */
const asTechnical = (error: unknown): never => {
  throw isServiceError(error) && (error.kind === 'refused' || error.unnamed) ? technicalError() : error;
};

/** /contracting/intra/… : the return from the employer's decision on the intranet. Forwards the path's parts unchanged. */
const IntranetEntryPage = () => {
  const { t } = useTranslation('portal');
  const { uuid, status = '', fromdate = '', todate = '' } = useParams();
  const navigate = useNavigate();
  const { enter, dialog } = useReplaceSession();

  return (
    <LinkPage
      title={t('public.intranet.title')}
      waiting={t('public.intranet.waiting')}
      token={uuid}
      isSound={() => [uuid, status, fromdate, todate].every((part = '') => isPathText(part))}
      call={(subscription) =>
        intraStatus({ subscription_uuid: subscription, status, fromdate, todate }).catch(asTechnical)
      }
      arrive={async (reply) => {
        const hasEntered = await enter(reply);
        const landing = reply.type === 'U' ? paths.upgrade : paths.newContract;
        await navigate(hasEntered ? landing : paths.home, { replace: true, state: { decision: status } });
      }}
    >
      {dialog}
    </LinkPage>
  );
};

export { IntranetEntryPage as Component };
