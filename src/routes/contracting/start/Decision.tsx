import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

import { Message } from '../../../components/feedback/Message';
import { intranetStatus, messageTones } from '../../../domain/contract/intranetStatus';

const stateSchema = v.object({ decision: v.string() });

/** What the employer has decided, where the link of that decision has led here: how the page was reached keeps its status. */
export const Decision = () => {
  const { t } = useTranslation('portal');
  const read = v.safeParse(stateSchema, useLocation().state);
  if (!read.success) return null;
  const { tone, textKey, denied } = intranetStatus(read.output.decision);
  if (textKey === 'status.intra.unknown') return null;
  return (
    <Message tone={messageTones[tone]} title={t(textKey)}>
      {read.output.decision === 'approved' && <p>{t('start.decision.approved')}</p>}
      {denied && <p>{t('start.decision.denied')}</p>}
    </Message>
  );
};
