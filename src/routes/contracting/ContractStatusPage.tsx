import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { useSessionStore } from '../../session/SessionContext';
import { LinkButton } from '../../components/Button';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { ContractProgress } from './ContractProgress';
import { IntranetStatus } from './IntranetStatus';
import { readDone } from './signedContract';

const NothingUnderWay = () => {
  const { t } = useTranslation('contracting');
  return (
    <Message
      title={t('status.noneTitle')}
      action={
        <>
          <LinkButton to={paths.documents}>{t('status.toDocuments')}</LinkButton>
          <LinkButton to={paths.wizard}>{t('status.toCurrent')}</LinkButton>
        </>
      }
    >
      {t('status.noneText')}
    </Message>
  );
};

/** The contract in progress when the page was opened. The session forgets it once it is done; this page still shows it, even after a reload. */
const OpenedContract = () => {
  const store = useSessionStore();
  const [contractKey] = useState(() => store.get().contractKey ?? readDone(store.drafts));
  return contractKey === undefined ? <NothingUnderWay /> : <ContractProgress contractKey={contractKey} />;
};

/** /contracting/sum/:uuid?/:status?: an intranet subscription's state, or the contract's. */
export const Component = () => {
  const { t } = useTranslation('contracting');
  const { status } = useParams();
  return <Page title={t('status.title')}>{status === undefined ? <OpenedContract /> : <IntranetStatus key={status} status={status} />}</Page>;
};
