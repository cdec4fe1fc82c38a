import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { pathCode } from '~/domain/text/pathToken';
import { useEnterContract } from '~/features/contract/useEnterContract';
import { paths } from '~/paths';
import { confirmContract } from '~/services/contractingPublic';

import { LinkPage } from './LinkPage';

/** /contract/:lang/:token : signs in and continues the contract at its step. */
const ContractLinkPage = () => {
  const { t } = useTranslation('portal');
  const token = pathCode(useParams().token);
  const navigate = useNavigate();
  const { enter, dialog } = useEnterContract();
  return (
    <LinkPage
      title={t('public.contractLink.title')}
      waiting={t('public.contractLink.waiting')}
      token={token}
      call={() => confirmContract({ token })}
      arrive={async (confirmed) => {
        await navigate((await enter(token, confirmed)) ?? paths.home, { replace: true });
      }}
      unnamed="tokenInvalid"
      withCare
    >
      {dialog}
    </LinkPage>
  );
};

export { ContractLinkPage as Component };
