import Schedule from '@mui/icons-material/Schedule';
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';

import { Button } from '~/components/Button';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { paths, patterns } from '~/paths';
import type { MemberPayment } from '~/session/paymentSelectors';
import { useSession } from '~/session/SessionContext';

import { PaymentFacts } from './PaymentFacts';
import { useStartAnew } from './useStartAnew';

interface OpenPaymentProps {
  payment: MemberPayment;
  /** The contract that the page would pay: it is assumed where the device has lost what the payment is for. */
  contractKey?: string;
  /** Gives it up for a new one; without it the payment can only be checked here. */
  onGiveUp?: () => void;
  note?: string;
  inCard?: boolean;
}

/** Replaces the form while a payment is open: the member can check it, or give it up and start a new one. */
export const OpenPayment = ({ payment, contractKey, onGiveUp, note, inCard = false }: OpenPaymentProps) => {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const kr = useSession((session) => session.currentUser?.kr);
  const startAnew = useStartAnew(() => onGiveUp?.());
  const { transaction } = payment;
  const check = (): void => {
    // Without a kr only a contract can be paid.
    const contracting = (payment.contractKey ?? contractKey) !== undefined || kr === undefined;
    void navigate(
      contracting ? generatePath(patterns.paymentCallback, { transaction }) : paths.paymentResult(transaction),
    );
  };
  const content = (
    <Stack sx={{ gap: 2 }}>
      <Stack role="alert" direction="row" sx={{ gap: 1.75 }}>
        <Schedule aria-hidden="true" />
        <div>
          <Typography variant="h2" component="p">
            {t('payment.open.title')}
          </Typography>
          <Typography color="textSecondary">{t('payment.open.text')}</Typography>
          {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
        </div>
      </Stack>
      <PaymentFacts payment={payment} kind="open" />
      <Actions>
        <Button onClick={check}>{t('payment.open.check')}</Button>
        {onGiveUp !== undefined && (
          <Button variant="text" onClick={() => void startAnew.ask()}>
            {t('payment.open.anew')}
          </Button>
        )}
      </Actions>
      {startAnew.dialog}
    </Stack>
  );
  return inCard ? content : <Card>{content}</Card>;
};
