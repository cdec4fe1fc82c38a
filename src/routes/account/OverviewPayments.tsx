import { useQuery } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentYear, today } from '../../domain/clock';
import type { Mandate } from '../../domain/collections';
import { afterPayment, debtSegments, type Debt } from '../../domain/debt';
import { formatForint } from '../../domain/money';
import { NextInstalment } from '../../features/paying/NextInstalment';
import { readDebt } from '../../features/paying/readDebt';
import { Uncollected } from '../../features/paying/Uncollected';
import { useMandate, useMandateQueries } from '../../features/paying/useMandate';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { unbookedPayment } from '../../session/openPayment';
import { useSessionStore } from '../../session/SessionContext';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { QueryBoundary } from '../../components/QueryBoundary';
import { nextPayment } from './nextPayment';

const NextPayment = ({ debt, year, mandate }: { debt: Debt; year: number; mandate: Mandate | undefined }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const money = (amount: number): string => formatForint(amount, language);
  const unbooked = unbookedPayment(useSessionStore().get(), { ...debt, year });
  const left = afterPayment(debt, unbooked?.amount ?? 0);
  const { dueNow, later, overpaid } = debtSegments(left);
  const { title, hasNext } = nextPayment(left, mandate, today());
  const mayPay = dueNow > 0 && unbooked === undefined;
  const values = { year, due: money(dueNow), later: money(later), overpaid: money(overpaid) };
  return (
    <>
      <div>
        <Typography variant="figure" component="p">
          {t(`info.pay.${title}`, values)}
        </Typography>
        {unbooked !== undefined && <p>{t('info.pay.unbooked', { amount: money(unbooked.amount ?? 0) })}</p>}
        {mayPay && mandate !== undefined && <Uncollected mandate={mandate} />}
        {dueNow > 0 && later > 0 && <p>{t('info.pay.dueAndLater', values)}</p>}
        {hasNext && <NextInstalment year={year} later={later} mandate={mandate} />}
      </div>
      <Actions>
        <LinkButton to={paths.payment} variant={mayPay ? 'primary' : 'secondary'}>
          {t(mayPay ? 'info.pay.pay' : 'info.pay.open', values)}
        </LinkButton>
      </Actions>
    </>
  );
};

const nothing = (): null => null;

/** What is due, or paid next, and how. */
export const OverviewPayments = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('account');
  const store = useSessionStore();
  const year = currentYear();
  const mandate = useMandate(kr) ?? undefined;
  const { card, debit } = useMandateQueries(kr);
  // Each visit asks again: it may have been paid a minute ago.
  const amounts = useQuery({ queryKey: ['overview-amounts', kr, year], gcTime: 0, queryFn: ({ signal }) => readDebt(store, { kr, year }, signal) });
  return (
    <Card title={t('info.pay.title', { year })}>
      <QueryBoundary query={amounts} lines={5}>
        {(debt) => <NextPayment debt={debt} year={year} mandate={mandate} />}
      </QueryBoundary>
      {/* What is not known of the mandates is not claimed above; here it can be asked for again. */}
      {mandate === undefined && debit.isError && <QueryBoundary query={debit} quiet children={nothing} />}
      {mandate === undefined && card.isError && <QueryBoundary query={card} quiet children={nothing} />}
    </Card>
  );
};
