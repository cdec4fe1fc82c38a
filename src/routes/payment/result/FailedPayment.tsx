import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { FailureTexts } from '~/features/paying/FailureTexts';
import { PaymentFacts } from '~/features/paying/PaymentFacts';
import { paths } from '~/paths';

import { ResultHeading } from './ResultHeading';
import type { EndedHere } from './useEndTransaction';

/** A plain payment that failed, with the way to the form as it was sent (UX-21). */
export const FailedPayment = ({ payment }: { payment: EndedHere }) => {
  const { t } = useTranslation('portal');
  return (
    <Card>
      <ResultHeading tone="error">{t('payment.result.failed')}</ResultHeading>
      <div>
        <FailureTexts codes={payment.result.codes} />
      </div>
      <PaymentFacts payment={payment} />
      <Message inCard>{t('payment.result.failedCheck')}</Message>
      <Actions>
        <LinkButton to={paths.payment} variant="primary">
          {t('payment.result.retry')}
        </LinkButton>
      </Actions>
    </Card>
  );
};
