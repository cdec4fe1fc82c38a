import { useTranslation } from 'react-i18next';

import { Page } from '~/components/layout/Page';
import { ContractUnderWay } from '~/features/contract/ContractUnderWay';

import { EmployerDecision } from './EmployerDecision';
import { OfferSearch } from './OfferSearch';
import { StartGate } from './StartGate';

/** /contracting/init: the contract under way comes first, because another start would abandon it. */
const NewContractPage = () => {
  const { t } = useTranslation('portal');
  return (
    <Page title={t('member.menu.newContract')} lead={t('start.new.lead')}>
      <EmployerDecision>
        <StartGate name="init" lines={12}>
          <ContractUnderWay />
          <OfferSearch type="R" />
        </StartGate>
      </EmployerDecision>
    </Page>
  );
};

export { NewContractPage as Component };
