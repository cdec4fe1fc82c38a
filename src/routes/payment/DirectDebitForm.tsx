import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountDigits, bankAccount, padBankAccount } from '../../domain/bankAccount';
import { directDebitAccountLengths } from '../../domain/constants';
import { normaliseAmount } from '../../domain/money';
import { limit as limitRule, required } from '../../domain/validators';
import { bankKnown, useBankName } from '../../features/useBankName';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { Form } from '../../components/form/Form';
import { MaskedField } from '../../components/form/MaskedField';
import { accountMask } from '../../components/form/masks';
import { TextField } from '../../components/form/TextField';
import { setDirectDebitAuth, type DirectDebit } from '../../services/payment';
import { Card } from '../../components/Card';
import { debitValues, leftLimit, limitOf, toAuthorisation, type DebitValues } from './debitValues';
import { MandateActions } from './MandateActions';
import { MandateFields } from './MandateFields';
import { MandateState } from './MandateState';
import { NewMandate } from './NewMandate';
import { withoutSpaces } from './payValues';
import { useMandateDialog } from './useMandateDialog';

interface DirectDebitFormProps {
  data: DirectDebit;
  /** Asks the service for the current state. */
  reload: () => Promise<unknown>;
}

/** The first panel: authorise, or see the mandate and withdraw it. What is typed here never reaches storage. */
export const DirectDebitForm = ({ data, reload }: DirectDebitFormProps) => {
  const { t } = useTranslation('mandates');
  const { state: known, fee } = data;
  const state = known === true;
  const { change, dialog } = useMandateDialog('directDebit', reload);
  // `values` follows the service; what is typed stays until the service's data changes.
  const form = useForm<DebitValues>({ values: debitValues(data), mode: 'onBlur', shouldFocusError: false });
  const client = useQueryClient();
  const bank = useBankName(useWatch({ control: form.control, name: 'account' }));

  const save = useFormSubmit(form, (values) => change('set', () => setDirectDebitAuth(toAuthorisation(values, fee))));
  const withdraw = () => change('withdraw', () => setDirectDebitAuth({ account: accountDigits(data.account ?? ''), limit: 0 }));

  return (
    <Card title={t('directDebit.formTitle')} aside={<MandateState active={known} />}>
      <NewMandate name="directDebit" />
      <Form form={form} onSubmit={save}>
        <MandateFields>
          <MaskedField<DebitValues>
            name="account"
            label={t('directDebit.account')}
            autoComplete="off"
            mask={accountMask}
            rules={[required, (value) => bankAccount({ lengths: directDebitAccountLengths })(padBankAccount(value)), bankKnown(client)]}
            onLeave={(value) => {
              if (padBankAccount(value) !== value) form.setValue('account', padBankAccount(value), { shouldDirty: true });
            }}
            hint={bank.name === undefined || bank.name === '' ? t('directDebit.accountHint') : t('directDebit.bank', { name: bank.name })}
            disabled={state}
          />
          <TextField<DebitValues>
            name="limit"
            label={t('directDebit.limit')}
            inputMode="numeric"
            autoComplete="off"
            normalise={withoutSpaces}
            rules={[required, (value) => limitRule(normaliseAmount(value)), (value) => (limitOf(normaliseAmount(value), fee) === 0 ? 'validate_amount' : undefined)]}
            hint={t('directDebit.limitHint')}
            disabled={state}
            onLeave={(value) => {
              if (value !== '' && leftLimit(value, fee) !== value) form.setValue('limit', leftLimit(value, fee), { shouldDirty: true, shouldValidate: true });
            }}
          />
        </MandateFields>
        <MandateActions active={state} already={t('directDebit.already')} onWithdraw={withdraw} />
      </Form>
      {dialog}
    </Card>
  );
};
