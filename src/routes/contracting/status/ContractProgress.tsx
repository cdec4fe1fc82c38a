import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '~/components/Button';
import { CareCard } from '~/components/feedback/CareCard';
import { useCareContacts } from '~/components/feedback/CareLine';
import { useConfig } from '~/components/hooks/useConfig';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Columns } from '~/components/layout/Columns';
import { Facts } from '~/components/layout/Facts';
import { Money } from '~/components/Money';
import { contractVerdict } from '~/domain/contract/contractVerdict';
import { wholeAccount } from '~/domain/money/bankAccount';
import { methodTextKey } from '~/domain/money/paymentMethods';
import { formatDottedDate } from '~/domain/time/dateTexts';
import { readSignedAccount } from '~/features/contract/signedAccount';
import { DocumentItem } from '~/features/downloading/DocumentItem';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { usePayments } from '~/features/paying/usePayments';
import { paths } from '~/paths';
import type { ContractStatus } from '~/services/contractingGet';
import type { PaymentRecord } from '~/session/paymentRecord';
import { openPayment } from '~/session/paymentSelectors';
import { useSession, useSessionStore } from '~/session/SessionContext';
import { signedOrderOf, type SignedOrder } from '~/session/sessionSchema';

import { BankCard } from './BankCard';
import { SystemCard } from './SystemCard';
import { useContractStatus } from './useContractStatus';

/** The documents that are there, in reading order; the general terms alone are fetched with the kr (DOC-2). */
const ContractFiles = ({ reply }: { reply: ContractStatus }) => {
  const { t } = useTranslation('portal');
  const currentUser = useSession((session) => session.currentUser);
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

const receipts = { a: 'present', b: 'plastic', c: 'epass' } as const;

/** Where and when a plastic card is to be had, as step 4 said it. */
const CardNotes = ({ delivery }: Pick<SignedOrder, 'delivery'>) => {
  const { t } = useTranslation('portal');
  const hasCare = useCareContacts().length > 0;
  const { readyDays: count, pickupPlace } = useConfig().plasticCard;
  return (
    <>
      {count !== undefined && <p>{t('wizard.delivery.readyHint', { count })}</p>}
      {delivery === 'personal' && pickupPlace === undefined && hasCare && <p>{t('wizard.delivery.pickupAsk')}</p>}
    </>
  );
};

const OrderCard = ({ order, payment }: { order: SignedOrder; payment: Partial<PaymentRecord> | undefined }) => {
  const { t } = useTranslation('portal');
  const { memberStorage } = useSessionStore();
  const { pickupPlace } = useConfig().plasticCard;
  const { contractKey, amount, method, receipt, delivery, deliveryAddress, validFrom, transferFrom, pack } = order;
  const account = readSignedAccount(memberStorage, contractKey);
  const address = delivery === 'personal' ? pickupPlace : deliveryAddress && <span lang="hu">{deliveryAddress}</span>;
  return (
    <Card title={t('contracting.order.title')}>
      <Facts
        layout="rows"
        facts={[
          { label: t('member.pack'), value: pack },
          { label: t('contracting.order.start'), value: formatDottedDate(validFrom) },
          {
            label: t(payment?.result?.auth !== undefined ? 'contracting.order.paid' : 'contracting.order.toPay'),
            value: amount > 0 ? <Money amount={amount} /> : undefined,
          },
          { label: t('contracting.order.method'), value: method && t(methodTextKey(method)) },
          { label: t('contracting.order.account'), value: account && (wholeAccount(account) ?? account) },
          { label: t('contracting.order.firstDay'), value: transferFrom && formatDottedDate(transferFrom) },
          {
            label: t('contracting.order.card'),
            value: receipt && t(`contracting.order.receipt.${receipts[receipt]}`),
          },
          {
            label: t('contracting.order.delivery'),
            value:
              receipt === 'b' ? (
                <>
                  {t(`contracting.order.by.${delivery}`)}
                  {address && <>, {address}</>}
                </>
              ) : undefined,
          },
        ]}
      />
      {receipt === 'b' && <CardNotes delivery={delivery} />}
    </Card>
  );
};

/** A contract that was signed, polled until /get-8 is final: the bank's word, our system's, and what was ordered. */
export const ContractProgress = ({ contractKey }: { contractKey: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  const { reply, payment, polling } = useContractStatus(contractKey);
  const open = usePayments((records, session) => openPayment(records, session, contractKey));
  const order = useSession((session) => signedOrderOf(session, contractKey));
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
        <LinkButton to={paths.overview}>{t('member.toOverview')}</LinkButton>
        <Button variant="text" icon={<PrintOutlined fontSize="small" />} onClick={() => window.print()}>
          {t('common:button.print')}
        </Button>
      </Actions>
    </>
  );
};
