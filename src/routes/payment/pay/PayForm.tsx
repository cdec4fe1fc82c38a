import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Button } from '~/components/Button';
import { RadioCards } from '~/components/form/fields/RadioCards';
import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { formatForint, normaliseAmount } from '~/domain/money/money';
import { methodTextKey } from '~/domain/money/paymentMethods';
import { amount as amountRule, requireChoice, required } from '~/domain/text/validators';
import { currentYear } from '~/domain/time/clock';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import type { usePayment } from '~/features/paying/usePayment';
import { useLanguage } from '~/i18n/useLanguage';
import { ForintField } from '~/routes/payment/ForintField';
import { resultOf } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { useSessionStore } from '~/session/SessionContext';

import { LeisureCard } from './LeisureCard';
import {
  dropTyped,
  freshValues,
  isFresh,
  mostOf,
  offeredMethods,
  payableValues,
  readTyped,
  type PayValues,
  type Sums,
} from './payValues';

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: '20px 36px', alignItems: 'start' },
}));

const Amount = styled('div')({ '& input': { fontSize: '1.125rem', fontWeight: 600 } });

const Pay = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 36px',
  '& > :not(p)': { flex: '1 1 100%' },
  '& button[type="submit"]': { width: '100%', minHeight: 48 },
  '& > p': { flex: '1 1 auto', textAlign: 'center' },
  [theme.breakpoints.up('md')]: {
    '& > :not(p)': { flex: '0 0 auto' },
    '& button[type="submit"]': { width: 300 },
    '& > p': { textAlign: 'start' },
  },
}));

interface PayFormProps {
  /** In forint; undefined without a kr, which disables the form. */
  debt: Sums | undefined;
  /** Why nothing can be paid here. */
  off?: ReturnType<typeof usePayment>['off'];
  onPay: (values: PayValues, debt: Sums) => Promise<unknown>;
  /** Shown above the button. */
  children?: ReactNode;
}

const nothing: Sums = { currentDebit: 0, annualDebit: 0 };

/** Amount, method and the one coloured button; the bank's page comes next. */
export const PayForm = ({ debt, off, onPay, children }: PayFormProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const store = useSessionStore();
  const disabled = debt === undefined;
  const sums = debt ?? nothing;
  const max = mostOf(sums);
  const { leisureOwner, szep } = store.get();
  const [last] = useState(() => readTyped(store.memberStorage));
  const fresh = freshValues({ currentDebit: sums.currentDebit, leisureOwner, szep, lastMethod: last?.values.method });
  const [failed, setFailed] = useState(() =>
    last && resultOf(readPayments(), store.get(), last.transaction)?.paid === false
      ? payableValues(last, max)
      : undefined,
  );
  const form = useForm<PayValues>({
    // A later reply replaces what wasn't edited.
    values: failed ?? fresh,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const submit = useFormSubmit(form, (values) => onPay(values, sums));
  const discard = (): void => {
    dropTyped(store.memberStorage);
    setFailed(undefined);
    form.reset(fresh);
  };

  // A link from a payment that failed leads to the methods.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#method') form.setFocus('method');
  }, [hash, form]);

  const method = useWatch({ control: form.control, name: 'method' });
  const reason = disabled ? t('payment.form.noKr') : off && t(`payment.${off}`);

  const limit = { amount: formatForint(max, language), year: currentYear() };
  const hints = [
    ...(sums.currentDebit > 0 ? [] : [t('payment.form.ahead')]),
    t(sums.currentDebit > sums.annualDebit ? 'payment.form.maxNow' : 'payment.form.max', limit),
  ];
  const keepDigits = (value: string): void => {
    if (normaliseAmount(value) !== value) form.setValue('amount', normaliseAmount(value), { shouldDirty: true });
  };
  return (
    <Form form={form} onSubmit={submit}>
      {failed !== undefined && !isFresh(failed, fresh) && (
        <Typography role="status" variant="body2">
          <span>{t('payment.restored')}</span>{' '}
          <Button variant="text" small onClick={discard}>
            {t('member.draft.discard')}
          </Button>
        </Typography>
      )}
      <Choice>
        <Amount>
          <ForintField<PayValues>
            name="amount"
            label={t('payment.form.amount')}
            rules={[required, (value) => amountRule({ max })(normaliseAmount(value))]}
            hint={disabled ? undefined : hints.join(' ')}
            disabled={disabled}
            onLeave={keepDigits}
          />
        </Amount>
        <RadioCards<PayValues>
          name="method"
          label={t('payment.form.method')}
          rules={[requireChoice]}
          disabled={disabled}
          tiles
          choices={offeredMethods.map(({ name }) => ({
            value: name,
            label: t(methodTextKey(name)),
          }))}
        />
      </Choice>
      {method === 'A' && !disabled && <LeisureCard />}
      {children}
      <Pay>
        <SubmitButton disabled={reason !== undefined} reason={reason ?? ''}>
          {t('payment.form.pay')}
        </SubmitButton>
        {!disabled && (
          <Typography variant="body2" color="textSecondary">
            {t('payment.form.bank')}
          </Typography>
        )}
      </Pay>
    </Form>
  );
};
