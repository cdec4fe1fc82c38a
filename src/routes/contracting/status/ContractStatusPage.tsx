import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Dialog } from '~/components/layout/Dialog';
import { Page } from '~/components/layout/Page';
import { lastStep } from '~/domain/constants';
import { ContractUnderWay } from '~/features/contract/ContractUnderWay';
import { IntranetMessage } from '~/features/contract/IntranetMessage';
import { paths } from '~/paths';
import { contractPayment } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { ContractProgress } from './ContractProgress';

/** The state of an employer-approved subscription; a dialog also tells a denied one (CON-10). */
const IntranetStatus = ({ status }: { status: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  const [open, setOpen] = useState(status === 'denied');
  const page = useSession((session) => session.currentUser?.kr) === undefined ? 'newContract' : 'wizard';
  return (
    <Card title={t('contracting.status.intranet')}>
      <IntranetMessage subscriptionStatus={status} />
      <Actions>
        <LinkButton to={paths[page]}>{t(`member.menu.${page}`)}</LinkButton>
      </Actions>
      <Dialog
        open={open}
        title={t('contracting.status.deniedTitle')}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>{t('common:button.accept')}</Button>}
      >
        {t('status.intra.contractDenied')}
      </Dialog>
    </Card>
  );
};

/** The contract in progress when the page was opened. The session forgets it once it is done; this page still shows it, even after a reload. */
const OpenedContract = () => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const [{ contractKey, isInWizard }] = useState(() => {
    const session = store.get();
    const { contractKey, lastContractKey, step = lastStep } = session;
    // A lost reply may have left a signed one at the last step; while it is paid, an earlier step can be looked at.
    const isInWizard = step < lastStep && contractPayment(readPayments(), session, contractKey ?? '') === undefined;
    return { contractKey: contractKey ?? lastContractKey, isInWizard };
  });
  if (contractKey !== undefined)
    return isInWizard ? <ContractUnderWay /> : <ContractProgress contractKey={contractKey} />;
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

/** /contracting/sum/:uuid?/:status?: an intranet subscription's state, or the contract's. */
const ContractStatusPage = () => {
  const { t } = useTranslation('portal');
  const { status } = useParams();
  return (
    <Page title={t('contracting.status.title')}>
      {status === undefined ? <OpenedContract /> : <IntranetStatus key={status} status={status} />}
    </Page>
  );
};

export { ContractStatusPage as Component };
