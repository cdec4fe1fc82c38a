import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../components/Button';
import { Message } from '../../components/feedback/Message';
import { endWord } from '../../domain/identity/member';
import type { contractEnd } from '../../domain/money/debt';
import { today } from '../../domain/time/clock';
import type { IsoDate } from '../../domain/time/dates';
import { paths } from '../../paths';

interface ContractEndProps {
  /** The last day of the contract that ends, or has ended. */
  to: IsoDate;
  end: NonNullable<ReturnType<typeof contractEnd>>;
  /** Nothing has to be paid before it. */
  isFirst: boolean;
}

/** The contract ends soon, or has ended, and whether the next one can be signed: it stands above all else. */
export const ContractEnd = ({ to, end, isFirst }: ContractEndProps) => {
  const { t } = useTranslation('portal');
  const word = endWord(to, today());
  return (
    <Message
      tone={end === 'open' || word !== 'expiring' ? 'warning' : 'info'}
      title={t(`payment.next.${word}Title`, { date: to })}
      action={
        end === 'open' && (
          <LinkButton variant={isFirst ? 'primary' : 'secondary'} to={paths.newContract}>
            {t('payment.next.newContract')}
          </LinkButton>
        )
      }
    >
      <p>
        {t(`payment.next.${word}Text`)}
        {end !== 'open' && <span> {t(`payment.next.renewal.${end}`)}</span>}
      </p>
    </Message>
  );
};
