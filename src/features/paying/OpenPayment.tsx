import Schedule from '@mui/icons-material/Schedule';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';

import { Button } from '~/components/Button';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Facts } from '~/components/layout/Facts';
import { formatForint } from '~/domain/money/money';
import { formatMoment } from '~/domain/time/dateTexts';
import { useLanguage } from '~/i18n/useLanguage';
import { paths, patterns } from '~/paths';
import { isUnnamed } from '~/session/paymentRecord';
import { recordOf } from '~/session/paymentSelectors';
import { useSession } from '~/session/SessionContext';

import { usePayment } from './usePayment';
import { usePayments } from './usePayments';
import { useStartAnew } from './useStartAnew';

interface OpenPaymentProps {
  /** The contract that the page would pay; what the open payment pays was noted when it began. */
  contractKey?: string;
  /** What else the open payment means for this page. */
  note?: string;
  /** Renders no card of its own. */
  inCard?: boolean;
}

/** Replaces the form while a payment is open: the member can check it, or give it up and start a new one. */
export const OpenPayment = ({ contractKey: ours, note, inCard = false }: OpenPaymentProps) => {
  const { t } = useTranslation('portal');
  const navigate = useNavigate();
  const language = useLanguage();
  const { currentUser: { kr } = {} } = useSession();
  const { open, forget } = usePayment(ours);
  const record = usePayments((records, session) => (open === undefined ? undefined : recordOf(records, session, open)));
  const { amount, since } = record ?? {};
  const startAnew = useStartAnew(forget);
  // The service has given it no name, so there is nothing to check.
  const unnamed = open !== undefined && isUnnamed(open);
  const check = (): void => {
    if (open === undefined) return;
    // Without a kr only a contract can be paid.
    const { contracting = ours !== undefined || kr === undefined } = record ?? {};
    void navigate(
      contracting ? generatePath(patterns.paymentCallback, { transaction: open }) : paths.paymentResult(open),
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
          <Typography color="textSecondary">
            {t(unnamed ? 'payment.result.failedCheck' : 'payment.open.text')}
          </Typography>
          {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
        </div>
      </Stack>
      <Facts
        facts={[
          { label: t('payment.open.amount'), value: amount === undefined ? undefined : formatForint(amount, language) },
          { label: t('payment.open.when'), value: since === undefined ? undefined : formatMoment(since) },
          { label: t('payment.open.transaction'), value: unnamed ? undefined : open },
        ]}
      />
      <Actions>
        {!unnamed && <Button onClick={check}>{t('payment.open.check')}</Button>}
        <Button variant={unnamed ? 'secondary' : 'text'} onClick={startAnew.ask}>
          {t('payment.open.anew')}
        </Button>
      </Actions>
      {startAnew.dialog}
    </Stack>
  );
  return inCard ? content : <Card>{content}</Card>;
};
