import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, LinkButton } from '../../../components/Button';
import { CareLine, useCareWays } from '../../../components/feedback/CareLine';
import { CopyReference } from '../../../components/feedback/CopyReference';
import { ErrorTexts } from '../../../components/feedback/ErrorTexts';
import { Spinner } from '../../../components/feedback/Spinner';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Facts } from '../../../components/layout/Facts';
import { formatForint } from '../../../domain/money/money';
import { usePayment } from '../../../features/paying/usePayment';
import { useStartAnew } from '../../../features/paying/useStartAnew';
import type { Polling } from '../../../features/polling/usePolling';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import type { Unknown } from './useEndTransaction';
import { Verdict } from './Verdict';

interface UnknownPaymentProps {
  transaction: string;
  /** Forint; undefined if this device doesn't know it. */
  amount: number | undefined;
  polling: Polling<Unknown | null>;
  /** It pays a contract, whose status has a page. */
  contracting?: boolean;
  /** The sums of before and now. */
  children?: ReactNode;
}

const pollTexts = {
  asking: 'payment.poll.asking',
  paused: 'payment.poll.paused',
  stopped: 'payment.result.stopped',
} as const;

/** While the service is asked, a spinner; then that the result isn't known, and what can be done (PAY-12). */
export const UnknownPayment = ({
  transaction,
  amount,
  polling,
  contracting = false,
  children,
}: UnknownPaymentProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const hasContacts = useCareWays().length > 0;
  const { forget } = usePayment();
  const startAnew = useStartAnew(() => {
    forget(transaction);
    void navigate(contracting ? paths.wizard : paths.payment);
  });
  const [isChecking, setChecking] = useState(false);
  const check = async (): Promise<void> => {
    setChecking(true);
    polling.again();
    await polling.refetch();
    setChecking(false);
  };

  const { data: unknown, state } = polling;
  if (!unknown)
    return state === 'paused' ? (
      <p role="status">{t('payment.poll.paused')}</p>
    ) : (
      <Spinner label={t('payment.callback.checking')} />
    );
  return (
    <>
      <Card>
        <Verdict tone="warning">{t('payment.result.unknown')}</Verdict>
        <div>
          <ErrorTexts
            codes={unknown.codes}
            reference={unknown.reference}
            more={[t('payment.result.unknownText')]}
            care={false}
          />
          <Typography role="status" variant="body2" color="textSecondary">
            {state === 'done' ? '' : t(pollTexts[state])}
          </Typography>
        </div>
        {children}
        <Facts
          facts={[
            {
              label: t('payment.result.amount'),
              value: amount === undefined ? undefined : formatForint(amount, language),
            },
            {
              label: t('payment.open.transaction'),
              value: (
                <>
                  <span>{transaction}</span> <CopyReference reference={transaction} />
                </>
              ),
            },
          ]}
        />
        <Actions>
          <Button busy={isChecking} onClick={() => void check()}>
            {t('payment.result.check')}
          </Button>
          {contracting && <LinkButton to={paths.contractStatus}>{t('payment.ending.toStatus')}</LinkButton>}
          <Button variant="text" onClick={startAnew.ask}>
            {t('payment.open.anew')}
          </Button>
        </Actions>
        {startAnew.dialog}
      </Card>
      {hasContacts && (
        <Card title={t('common:care.label')}>
          <p>{t('payment.result.unknownCare')}</p>
          <CareLine labelled={false} />
        </Card>
      )}
    </>
  );
};
