import { useTranslation } from 'react-i18next';

import { useCareContacts } from '~/components/feedback/CareLine';
import { useConfig } from '~/components/hooks/useConfig';
import { Card } from '~/components/layout/Card';
import { Facts } from '~/components/layout/Facts';
import { Money } from '~/components/Money';
import { wholeAccount } from '~/domain/money/bankAccount';
import { methodTextKey } from '~/domain/money/paymentMethods';
import { formatDottedDate } from '~/domain/time/dateTexts';
import { readSignedAccount } from '~/features/contract/signedAccount';
import type { PaymentRecord } from '~/session/paymentRecord';
import { useSessionStore } from '~/session/SessionContext';
import type { SignedOrder } from '~/session/sessionSchema';

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

export const OrderCard = ({ order, payment }: { order: SignedOrder; payment: Partial<PaymentRecord> | undefined }) => {
  const { t } = useTranslation('portal');
  const { memberStorage } = useSessionStore();
  const { pickupPlace } = useConfig().plasticCard;
  const { contractKey, amount, method, receipt, delivery, deliveryAddress, validFrom, transferFrom, pack } = order;
  const account = readSignedAccount(memberStorage, contractKey);
  const place = delivery === 'personal' ? pickupPlace : deliveryAddress && <span lang="hu">{deliveryAddress}</span>;
  return (
    <Card title={t('contracting.order.title')}>
      <Facts
        layout="rows"
        facts={[
          { label: t('contracting.order.pack'), value: pack },
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
                  {place && <>, {place}</>}
                </>
              ) : undefined,
          },
        ]}
      />
      {receipt === 'b' && <CardNotes delivery={delivery} />}
    </Card>
  );
};
