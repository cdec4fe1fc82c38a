import { useTranslation } from 'react-i18next';

import { Card } from '../../../components/layout/Card';
import { agreedAsCharges } from '../../../domain/money/comingCharges';
import { today } from '../../../domain/time/clock';
import { ChargeList } from '../../../features/charges/ChargeList';
import type { SignedContract } from '../../../features/contract/signedContract';

/** The charges of a contract that has just been signed, known before any service tells of them. */
export const SignedCharges = ({ signed: { next } }: { signed: SignedContract }) => {
  const { t } = useTranslation('portal');
  const charges = next === undefined ? [] : agreedAsCharges(next.kind, next.charges, today());
  if (charges.length === 0) return null;
  return (
    <Card title={t('charges.title')}>
      <ChargeList charges={charges} />
    </Card>
  );
};
