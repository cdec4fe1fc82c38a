import { useTranslation } from 'react-i18next';

import { CareLine } from '../../../components/feedback/CareLine';
import { ErrorText } from '../../../components/feedback/ErrorText';
import { Message } from '../../../components/feedback/Message';
import { contractOutcome, isPaidInWizard } from '../../../domain/contract/contractStatus';
import { formatForint } from '../../../domain/money/money';
import type { ContractProgress } from '../../../features/contract/useTakeResult';
import { useLanguage } from '../../../i18n/useLanguage';
import { outcomes } from './contractStatusView';

interface OutcomeMessageProps {
  data: ContractProgress;
  /** The sum that was paid, in forint, if it is known. */
  thanks: number | undefined;
}

/** The outcome, and the service's messages. */
export const OutcomeMessage = ({ data, thanks }: OutcomeMessageProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const outcome = contractOutcome(data);
  const codes = data.messages.map((code) => (
    <p key={code}>
      <ErrorText code={code} />
    </p>
  ));
  if (isPaidInWizard(data)) {
    return (
      <Message tone="warning" title={t('contracting.status.paidInWizard')}>
        <p>{t('contracting.status.paidInWizardText')}</p>
        <CareLine />
        {codes}
      </Message>
    );
  }
  if (outcome === undefined) return codes.length > 0 && <Message tone="warning">{codes}</Message>;
  return (
    <Message tone={outcomes[outcome].tone} title={t(`contracting.status.${outcomes[outcome].title}`)}>
      {(outcome === 'done' || outcome === 'ready') && thanks !== undefined && (
        <p>{t('contracting.status.thanks', { amount: formatForint(thanks, language) })}</p>
      )}
      <p>{t(`contracting.status.${outcomes[outcome].text}`)}</p>
      {(outcome === 'failedPaid' || outcome === 'unknown') && <CareLine />}
      {codes}
    </Message>
  );
};
