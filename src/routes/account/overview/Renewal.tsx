import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { endWord } from '../../../domain/identity/member';
import { today } from '../../../domain/time/clock';
import type { IsoDate } from '../../../domain/time/dates';
import { paths } from '../../../paths';

interface RenewalProps {
  /** The last day of the contract that ends, or has ended. */
  to: IsoDate;
  /** Nothing has to be paid before it. */
  isFirst: boolean;
}

/** The contract ends soon, or has ended, and the next one can be signed: it stands above all else. */
export const Renewal = ({ to, isFirst }: RenewalProps) => {
  const { t } = useTranslation('portal');
  const word = endWord(to, today());
  return (
    <Message
      tone="warning"
      title={t(`payment.next.${word}Title`, { date: to })}
      action={
        <LinkButton variant={isFirst ? 'primary' : 'secondary'} to={paths.newContract}>
          {t('payment.next.newContract')}
        </LinkButton>
      }
    >
      <p>{t(`payment.next.${word}Text`)}</p>
    </Message>
  );
};
