import { Box, Stack, Typography, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '~/components/form/address/AddressBlock';
import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { ChoiceCards } from '~/components/form/fields/ChoiceCards';
import { TextField } from '~/components/form/fields/TextField';
import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { normaliseAmount } from '~/domain/money/money';
import { methodTextKey } from '~/domain/money/paymentMethods';
import { today } from '~/domain/time/clock';
import { subAccountsOpen } from '~/domain/time/deadlines';
import { amount as amountRule, requireChoice, required } from '~/domain/validation/validators';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { DraftLine } from '~/features/drafts/DraftLine';
import { useDraft } from '~/features/drafts/useDraft';
import type { YearDebts } from '~/features/paying/useDebts';
import type { usePayment } from '~/features/paying/usePayment';
import { ForintField } from '~/routes/payment/ForintField';
import { useSession } from '~/session/SessionContext';
import { rem } from '~/theme/typography';

import { dueNow, freshValues, isAhead, maxPayable, offeredMethods, type PayValues } from './payValues';

const subAccounts = ['Accommodation', 'Catering', 'Leisure'] as const;

/** What a leisure card needs: its sub-account (until 2022), and the owner of another person's card. */
const LeisureCard = () => {
  const { t } = useTranslation('portal');
  const { control } = useFormContext<PayValues>();
  const own = useWatch({ control, name: 'leisureOwn' });
  return (
    <Stack sx={{ gap: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      {subAccountsOpen(today()) && (
        <ChoiceCards<PayValues>
          name="szep"
          label={t('payment.form.szep')}
          rules={[requireChoice]}
          choices={subAccounts.map((name) => ({ value: name.toLowerCase(), label: t(`payment.form.szep${name}`) }))}
        />
      )}
      <CheckboxField<PayValues> name="leisureOwn" label={t('leisure.own')} />
      {!own && (
        <>
          <TextField<PayValues>
            name="leisureName"
            label={t('leisure.name')}
            rules={[required]}
            autoComplete="section-leisure name"
          />
          <fieldset>
            <Box component="legend" sx={{ mb: 1.25, fontWeight: 650 }}>
              {t('leisure.address')}
            </Box>
            <AddressBlock name="leisureAddress" section="leisure" short />
          </fieldset>
        </>
      )}
    </Stack>
  );
};

const choice: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
  gap: { xs: 'inherit', md: '20px 36px' },
  alignItems: 'start',
};

/** The button and its line fill a phone's width, and stand beside each other where there is room. */
const payLine: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 36px',
  '& > :not(p)': { flex: { xs: '1 1 100%', md: '0 0 auto' } },
  '& button[type="submit"]': { width: { xs: '100%', md: 300 }, minHeight: 48 },
  '& > p': { flex: '1 1 auto', textAlign: { xs: 'center', md: 'start' } },
};

interface PayFormProps {
  /** The sums that stand on the page, this year's first; undefined without a kr, which disables the form. */
  debts: readonly YearDebts[] | undefined;
  year: number;
  off?: ReturnType<typeof usePayment>['off'];
  /** The payment that was approved last: from then on another draft counts. */
  approved?: string | undefined;
  onPay: (values: PayValues) => Promise<unknown>;
  children?: ReactNode;
}

/** A draft may hold a method that isn't offered any more. */
const isOffered = (method: string): boolean => offeredMethods.some(({ name }) => name === method);

/** Amount, method and the one coloured button; the bank's page comes next. Its draft is the form as it was sent (UX-21). */
export const PayForm = ({ debts, year, off, approved = '', onPay, children }: PayFormProps) => {
  const { t } = useTranslation('portal');
  const leisureOwner = useSession((session) => session.leisureOwner);
  const szep = useSession((session) => session.szep);
  const lastPayment = useSession((session) => session.lastPayment);
  const disabled = debts === undefined;
  const sums = debts ?? [];
  const max = maxPayable(sums, year);
  const form = useForm<PayValues>({
    // A later reply replaces what wasn't edited.
    values: freshValues({ due: dueNow(sums), leisureOwner, szep, lastMethod: lastPayment?.method }),
    resetOptions: { keepDirtyValues: true, keepDirty: true },
    shouldFocusError: false,
  });
  const draft = useDraft(form, `payment-${approved}`, {
    // An amount that nobody touched isn't kept: it follows the replies (PAY-15).
    leaveOut: () => (form.getFieldState('amount').isDirty ? [] : ['amount']),
  });
  const submit = useFormSubmit(form, onPay);

  const method = useWatch({ control: form.control, name: 'method' });
  const offReason = (): string | undefined => {
    if (disabled) return t('payment.form.noKr');
    if (off !== undefined) return t(`payment.${off}`);
    return max === undefined ? t('payment.form.waiting') : undefined;
  };
  const reason = offReason();
  const hints = [
    ...(isAhead(sums, year) ? [t('payment.form.ahead')] : []),
    ...(max === undefined ? [] : [t(`payment.form.${max.textKey}`, { amount: max.amount, year: max.year })]),
  ];
  const keepDigits = (value: string): void => {
    if (normaliseAmount(value) !== value) form.setValue('amount', normaliseAmount(value), { shouldDirty: true });
  };
  return (
    <Form form={form} onSubmit={submit}>
      {/* The form as it was sent is no surprise. */}
      {lastPayment === undefined && <DraftLine draft={draft} />}
      <Box sx={choice}>
        <Box sx={{ '& input': { fontSize: rem(18), fontWeight: 600 } }}>
          <ForintField<PayValues>
            name="amount"
            label={t('payment.form.amount')}
            rules={[required, (value) => amountRule({ max: max?.amount ?? 0 })(normaliseAmount(value))]}
            hint={disabled ? undefined : hints.join(' ')}
            disabled={disabled}
            onLeave={keepDigits}
          />
        </Box>
        <ChoiceCards<PayValues>
          name="method"
          label={t('payment.form.method')}
          rules={[(name) => (isOffered(name) ? undefined : 'validate_require')]}
          disabled={disabled}
          tiles
          choices={offeredMethods.map(({ name }) => ({
            value: name,
            label: t(methodTextKey(name)),
          }))}
        />
      </Box>
      {method === 'A' && !disabled && <LeisureCard />}
      {children}
      <Box sx={payLine}>
        <SubmitButton disabled={reason !== undefined} reason={reason ?? ''}>
          {t('payment.form.pay')}
        </SubmitButton>
        {!disabled && (
          <Typography variant="body2" color="textSecondary">
            {t('payment.form.bank')}
          </Typography>
        )}
      </Box>
    </Form>
  );
};
