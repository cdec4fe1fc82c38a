import { Box, OutlinedInput, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { AddressBlock } from '~/components/form/address/AddressBlock';
import { FieldFrame } from '~/components/form/FieldFrame';
import { FieldGrid, WholeRow } from '~/components/form/FieldGrid';
import { FieldGroup } from '~/components/form/FieldGroup';
import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { DateField } from '~/components/form/fields/DateField';
import { SelectField } from '~/components/form/fields/SelectField';
import { TextField } from '~/components/form/fields/TextField';
import { LookupNotes } from '~/components/form/LookupNotes';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { accountMask } from '~/components/form/masks/masks';
import { accountLengths, birthCalendarYear } from '~/domain/constants';
import { bankAccount, padBankAccount } from '~/domain/money/bankAccount';
import { monthOptions } from '~/domain/money/contractMonths';
import { today } from '~/domain/time/clock';
import { formatInputDate, laterOf } from '~/domain/time/dates';
import { formatMonth } from '~/domain/time/dateTexts';
import { birthDate, dateLike, notBefore } from '~/domain/validation/dateValidators';
import { required } from '~/domain/validation/validators';
import { bankExists, useBankName } from '~/features/paying/useBankName';
import { useLanguage } from '~/i18n/useLanguage';
import { GoneChoice } from '~/routes/contracting/wizard/steps/GoneChoice';

import { monthsChoice, usualCollectionDay, type PaymentData, type PaymentValues } from './paymentChoice';

interface MonthlyFieldsProps {
  data: PaymentData;
  /** What a restored draft had chosen. */
  held: PaymentValues | undefined;
  onMonths: (months: string) => void;
}

/** How many months are paid first, and when the rest begins to be collected. */
export const MonthlyFields = ({ data, held, onMonths }: MonthlyFieldsProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { watch, setValue } = useFormContext<PaymentValues>();
  const [method, months, transferFrom] = watch(['method', 'months', 'transferFrom']);
  const { validFrom } = data.contract;
  const usualDay = usualCollectionDay(data, { method, months }, today());
  const debit = method === '3';
  const counts = monthOptions(validFrom);
  const monthsText = (count: string): string => t('wizard.payment.monthCount', { count: Number(count) });
  const minimum = counts.length > 1 ? t('wizard.payment.minimum', { n: counts[0] }) : undefined;
  const monthsHint = debit ? t('wizard.payment.monthsDebit') : minimum;
  return (
    <>
      <GoneChoice choice={monthsChoice(data, held?.months)} nameOf={monthsText} />
      <FieldGrid>
        <SelectField<PaymentValues>
          name="months"
          label={t(debit ? 'wizard.payment.monthsFirst' : 'wizard.payment.months')}
          rules={[required]}
          hint={monthsHint}
          options={counts.map(String).map((value) => ({ value, label: monthsText(value) }))}
          onValue={onMonths}
        />
        {usualDay === undefined ? (
          <p>{t('wizard.payment.nothingLater')}</p>
        ) : (
          <DateField<PaymentValues>
            name="transferFrom"
            label={t(debit ? 'wizard.payment.firstCollection' : 'wizard.payment.transferFrom')}
            rules={[required, dateLike(usualDay), notBefore(today(), validFrom)]}
            hint={
              transferFrom !== formatInputDate(usualDay)
                ? undefined
                : debit
                  ? t('wizard.payment.usualDebit')
                  : t('wizard.payment.usualCard', { month: formatMonth(usualDay, language) })
            }
            opensAt={usualDay}
            // An emptied one is proposed anew.
            onValue={(day) => setValue('hasChosenDay', day !== '')}
            min={laterOf(today(), validFrom)}
            autoComplete="off"
          />
        )}
      </FieldGrid>
    </>
  );
};

/** Whose leisure card pays: another person's needs the owner's name and address. */
export const LeisureFields = () => {
  const { t } = useTranslation('portal');
  const { watch } = useFormContext<PaymentValues>();
  return (
    <Stack spacing={2}>
      <CheckboxField<PaymentValues> name="leisureOwn" label={t('leisure.own')} />
      {!watch('leisureOwn') && (
        <>
          <TextField<PaymentValues>
            name="leisureName"
            label={t('leisure.name')}
            rules={[required]}
            autoComplete="section-leisure name"
          />
          <FieldGroup legend={t('leisure.address')}>
            <AddressBlock name="leisureAddress" section="leisure" short />
          </FieldGroup>
        </>
      )}
    </Stack>
  );
};

/** The account that direct debit collects from, and its owner. */
export const BankFields = () => {
  const { t } = useTranslation('portal');
  const { watch, setValue, trigger, getFieldState, formState } = useFormContext<PaymentValues>();
  const client = useQueryClient();
  const nameId = useId();
  const bank = useBankName(watch('bank.account'));

  // The bank is asked while the number is typed, and again once the network is back: revalidate when its answer arrives.
  useEffect(() => {
    if (getFieldState('bank.account').invalid) void trigger('bank.account');
  }, [bank.name, bank.unknown, getFieldState, trigger]);

  return (
    <FieldGroup legend={t('wizard.bank.title')}>
      <FieldGrid>
        <WholeRow>
          <MaskedField<PaymentValues>
            name="bank.account"
            label={t('wizard.bank.account')}
            rules={[required, bankAccount({ lengths: accountLengths }), bankExists(client)]}
            mask={accountMask}
            onLeave={(value) => {
              if (padBankAccount(value) !== value)
                setValue('bank.account', padBankAccount(value), { shouldDirty: true });
              if (value !== '') void trigger('bank.account');
            }}
            placeholder="12345678-12345678-12345678"
            autoComplete="off"
          />
        </WholeRow>
        <WholeRow>
          <FieldFrame
            id={nameId}
            root={{ id: `${nameId}-field`, error: false, disabled: formState.disabled }}
            label={t('wizard.bank.name')}
            hint={t('wizard.bank.nameHint')}
          >
            <OutlinedInput
              id={nameId}
              name="bank.name"
              value={bank.name}
              readOnly
              autoComplete="off"
              aria-describedby={`${nameId}-message`}
            />
          </FieldFrame>
          <LookupNotes query={bank.query} />
        </WholeRow>
        <WholeRow>
          <TextField<PaymentValues>
            name="bank.owner"
            label={t('wizard.bank.owner')}
            rules={[required]}
            autoComplete="name"
          />
        </WholeRow>
        <TextField<PaymentValues>
          name="bank.birthPlace"
          label={t('wizard.bank.birthPlace')}
          rules={[required]}
          autoComplete="off"
        />
        <DateField<PaymentValues>
          name="bank.birthDate"
          label={t('wizard.bank.birthDate')}
          rules={[required, birthDate(today())]}
          opensAt={`${birthCalendarYear.bank}-01-01`}
          max={today()}
          autoComplete="bday"
        />
        <WholeRow>
          <TextField<PaymentValues>
            name="bank.mothersName"
            label={t('wizard.bank.mothersName')}
            rules={[required]}
            autoComplete="off"
          />
        </WholeRow>
      </FieldGrid>
      <Box component="h3" sx={{ mt: 1 }}>
        {t('wizard.bank.address')}
      </Box>
      <AddressBlock name="bank.address" section="bank" />
    </FieldGroup>
  );
};
