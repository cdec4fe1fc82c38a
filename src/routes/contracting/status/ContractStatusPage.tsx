import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { Page } from '../../../components/layout/Page';
import { lastStep } from '../../../domain/constants';
import { ContractUnderWay } from '../../../features/contract/ContractUnderWay';
import { paths } from '../../../paths';
import { useSessionStore } from '../../../session/SessionContext';
import { ContractProgress } from './ContractProgress';
import { IntranetStatus } from './IntranetStatus';
import { readDone } from './useContractStatus';

const NothingUnderWay = () => {
  const { t } = useTranslation('portal');
  return (
    <Message
      title={t('contracting.status.noneTitle')}
      action={
        <>
          <LinkButton to={paths.documents}>{t('member.menu.documents')}</LinkButton>
          <LinkButton to={paths.wizard}>{t('member.menu.wizard')}</LinkButton>
        </>
      }
    >
      {t('contracting.status.noneText')}
    </Message>
  );
};

/** The contract in progress when the page was opened. The session forgets it once it is done; this page still shows it, even after a reload. */
const OpenedContract = () => {
  const store = useSessionStore();
  const [opened] = useState(() => {
    const { contractKey, step = lastStep } = store.get();
    // A lost reply may have left a signed one at the last step.
    return { contractKey: contractKey ?? readDone(store.memberStorage)?.contractKey, isInWizard: step < lastStep };
  });
  if (opened.contractKey === undefined) return <NothingUnderWay />;
  return opened.isInWizard ? <ContractUnderWay /> : <ContractProgress contractKey={opened.contractKey} />;
};

/** /contracting/sum/:uuid?/:status?: an intranet subscription's state, or the contract's. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { status } = useParams();
  return (
    <Page title={t('contracting.status.title')}>
      {status === undefined ? <OpenedContract /> : <IntranetStatus key={status} status={status} />}
    </Page>
  );
};
