import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '~/components/Button';
import { CareCard } from '~/components/feedback/CareCard';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Columns } from '~/components/layout/Columns';
import { contractVerdict } from '~/domain/contract/contractVerdict';
import { DocumentItem } from '~/features/downloading/DocumentItem';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { usePayments } from '~/features/paying/usePayments';
import { paths } from '~/paths';
import type { ContractStatus } from '~/services/contractingGet';
import { openPayment } from '~/session/paymentSelectors';
import { useSession } from '~/session/SessionContext';
import { signedOrderOf } from '~/session/sessionSchema';

import { BankCard } from './BankCard';
import { OrderCard } from './OrderCard';
import { SystemCard } from './SystemCard';
import { useContractStatus } from './useContractStatus';

/** The documents that are there, in reading order; the general terms alone are fetched with the kr (DOC-2). */
const ContractFiles = ({ reply }: { reply: ContractStatus }) => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const files = [
    { name: 'contract', docKey: reply.docContract },
    { name: 'registration', docKey: reply.docReg },
    { name: 'collection', docKey: reply.docCollection },
    { name: 'transfer', docKey: reply.docTransfer },
    { name: 'terms', docKey: reply.docAszf },
  ] as const;
  if (files.every(({ docKey }) => docKey === undefined)) return null;
  return (
    <Card title={t('contracting.status.files')}>
      <ul>
        {files.map(({ name, docKey }) => {
          if (docKey === undefined) return null;
          const title = t(`account.documents.kind.${name}`);
          const document = { docKey, docKr: name === 'terms' };
          return (
            <DocumentItem key={name} document={document} kr={reply.kr ?? currentUser?.kr} title={title}>
              <strong>{title}</strong>
            </DocumentItem>
          );
        })}
      </ul>
    </Card>
  );
};

/** A contract that was signed, polled until /get-8 is final: the bank's word, our system's, and what was ordered. */
export const ContractProgress = ({ contractKey }: { contractKey: string }) => {
  const { t } = useTranslation('portal');
  const { reply, payment, polling } = useContractStatus(contractKey);
  const open = usePayments((records, session) => openPayment(records, session, contractKey));
  const order = signedOrderOf(useSession(), contractKey);
  return (
    <>
      <Columns aside={order && <OrderCard order={order} payment={payment} />}>
        {payment?.result?.auth !== undefined && <BankCard payment={payment} reply={reply} />}
        {open !== undefined && <OpenPayment payment={open} contractKey={contractKey} />}
        <SystemCard contractKey={contractKey} reply={reply} payment={payment} polling={polling} />
        {reply !== undefined && <ContractFiles reply={reply} />}
        {reply !== undefined && contractVerdict(reply).hasError && <CareCard />}
      </Columns>
      <Actions>
        <LinkButton to={paths.overview}>{t('contracting.status.toOverview')}</LinkButton>
        <Button variant="text" icon={<PrintOutlined fontSize="small" />} onClick={() => window.print()}>
          {t('contracting.order.print')}
        </Button>
      </Actions>
    </>
  );
};
