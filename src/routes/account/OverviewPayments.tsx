import { useQuery } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentYear } from '../../domain/clock';
import { debtSegments, type Debt } from '../../domain/debt';
import { formatForint } from '../../domain/money';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { getAmounts, getDirectDebitData, getRegularCreditData } from '../../services/payment';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { QueryBoundary } from '../../components/QueryBoundary';
import { nextPayment, type Mandate } from './nextPayment';

/** How the monthly fee is collected, as far as the services say. Without an answer nothing is claimed. */
const useMandate = (kr: string): Mandate | undefined => {
  const card = useQuery({ queryKey: ['overview-card-mandate', kr], queryFn: ({ signal }) => getRegularCreditData(signal) });
  const debit = useQuery({ queryKey: ['overview-debit-mandate', kr], queryFn: ({ signal }) => getDirectDebitData(signal) });
  if (debit.data?.state === true) return { kind: 'directDebit', fee: debit.data.fee };
  return card.data?.state === true ? { kind: 'regularCredit' } : undefined;
};

const NextPayment = ({ debt, year, mandate }: { debt: Debt; year: number; mandate: Mandate | undefined }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const money = (amount: number): string => formatForint(amount, language);
  const { dueNow, later, overpaid } = debtSegments(debt);
  const { title, text } = nextPayment(debt, mandate);
  const values = { year, due: money(dueNow), later: money(later), overpaid: money(overpaid), fee: money(mandate?.fee ?? 0) };
  return (
    <>
      <div>
        <Typography variant="figure" component="p">
          {t(`info.pay.${title}`, values)}
        </Typography>
        {text !== undefined && <p>{t(`info.pay.${text}`, values)}</p>}
      </div>
      <Actions>
        <LinkButton to={paths.payment} variant={dueNow > 0 ? 'primary' : 'secondary'}>
          {t(dueNow > 0 ? 'info.pay.pay' : 'info.pay.open', values)}
        </LinkButton>
      </Actions>
    </>
  );
};

/** What is due, or paid next, and how. */
export const OverviewPayments = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('account');
  const year = currentYear();
  const mandate = useMandate(kr);
  // Each visit asks again: it may have been paid a minute ago.
  const amounts = useQuery({ queryKey: ['overview-amounts', kr, year], gcTime: 0, queryFn: ({ signal }) => getAmounts({ kr, year }, signal) });
  return (
    <Card title={t('info.pay.title')}>
      <QueryBoundary query={amounts} lines={5}>
        {(debt) => <NextPayment debt={debt} year={year} mandate={mandate} />}
      </QueryBoundary>
    </Card>
  );
};
