import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { pathCode } from '~/domain/text/pathToken';
import { useEnterContract } from '~/features/contract/useEnterContract';
import { paths } from '~/paths';
import { confirmContract } from '~/services/contractingPublic';

import { LinkPage, useLinkCall } from './LinkPage';

/** /contract/:lang/:token : signs in and continues the contract at its step. */
const ContractLinkPage = () => {
  const { t } = useTranslation('portal');
  const linkToken = pathCode(useParams().token);
  const navigate = useNavigate();
  const { enter, dialog } = useEnterContract();

  const link = useLinkCall(
    linkToken,
    (token) => confirmContract({ token }),
    async (confirmed) => {
      await navigate((await enter(linkToken, confirmed)) ?? paths.home, { replace: true });
    },
    { unnamed: 'tokenInvalid' },
  );
  return (
    <>
      <LinkPage
        title={t('public.contractLink.title')}
        waiting={t('public.contractLink.waiting')}
        link={link}
        withCare
      />
      {dialog}
    </>
  );
};

export { ContractLinkPage as Component };
