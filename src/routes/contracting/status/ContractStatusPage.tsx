import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { Page } from '../../../components/layout/Page';
import { lastStep } from '../../../domain/constants';
import { readDone } from '../../../features/contract/signedContract';
import { StartedContract } from '../../../features/contract/StartedContract';
import { useStartedContract } from '../../../features/contract/useStartedContract';
import { paths } from '../../../paths';
import { useSessionStore } from '../../../session/SessionContext';
import { IntranetStatus } from '../start/IntranetStatus';
import { ContractProgress } from './ContractProgress';

const NothingUnderWay = () => {
  const { t } = useTranslation('portal');
  const { started } = useStartedContract();
  if (started !== undefined) return <StartedContract started={started} />;
  return (
    <Message
      title={t('contracting.status.noneTitle')}
      action={
        <>
          <LinkButton to={paths.documents}>{t('contracting.status.toDocuments')}</LinkButton>
          <LinkButton to={paths.wizard}>{t('contracting.status.toCurrent')}</LinkButton>
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
  const [contractKey] = useState(() => store.get().contractKey ?? readDone(store.memberStorage)?.contractKey);
  const [mayBeSigned] = useState(() => {
    const { contractKey: current, step = lastStep } = store.get();
    // A lost reply may have left it at the last step.
    return current === undefined || step >= lastStep;
  });
  if (!mayBeSigned) return <StartedContract started="here" />;
  return contractKey === undefined ? <NothingUnderWay /> : <ContractProgress contractKey={contractKey} />;
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
