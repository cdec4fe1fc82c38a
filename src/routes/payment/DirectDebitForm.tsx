import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountDigits, bankAccount, padBankAccount } from '../../domain/bankAccount';
import { directDebitAccountLengths } from '../../domain/constants';
import { normaliseAmount } from '../../domain/money';
import { limit as limitRule, required } from '../../domain/validators';
import { bankKnown, useBankName } from '../../features/useBankName';
import { useCall } from '../../features/calls/useCall';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { Form } from '../../components/form/Form';
import { MaskedField } from '../../components/form/MaskedField';
import { accountMask } from '../../components/form/masks';
import { TextField } from '../../components/form/TextField';
import { setDirectDebitAuth, type DirectDebit } from '../../services/payment';
import { Actions } from '../../components/Actions';
import { Button } from '../../components/Button';
import { SubmitButton } from '../../components/form/SubmitButton';
import { Card } from '../../components/Card';
import { debitValues, leftLimit, limitOf, toAuthorisation, type DebitValues } from './debitValues';
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
  const { t } = useTranslation(['mandates', 'common']);
  const { state: known, fee } = data;
  const state = known === true;
  const { confirm, work, dialog } = useMandateDialog('directDebit');
  const { call, busy } = useCall();
  // `values` follows the service; what is typed stays until the service's data changes.
  const form = useForm<DebitValues>({ values: debitValues(data), mode: 'onBlur', shouldFocusError: false });
  const client = useQueryClient();
  const bank = useBankName(useWatch({ control: form.control, name: 'account' }));

  /** The reply may be lost after the service has done the change, so its state is read again either way. */
  const change = async (body: Parameters<typeof setDirectDebitAuth>[0]): Promise<string> => {
    try {
      return (await setDirectDebitAuth(body)).key;
    } finally {
      await reload();
    }
  };
  const save = useFormSubmit(form, async (values) => {
    if (await confirm('set')) await work('set', () => change(toAuthorisation(values, fee)));
  });
  const withdraw = () =>
    call(async () => {
      if (await confirm('withdraw')) await work('withdraw', () => change({ account: accountDigits(data.account ?? ''), limit: 0 }));
    });

  return (
    <Card title={t('mandates:directDebit.formTitle')} aside={<MandateState active={known} />}>
      <NewMandate name="directDebit" />
      <Form form={form} onSubmit={save}>
        <MandateFields>
          <MaskedField<DebitValues>
            name="account"
            label={t('mandates:directDebit.account')}
            autoComplete="off"
            mask={accountMask}
            rules={[required, (value) => bankAccount({ lengths: directDebitAccountLengths })(padBankAccount(value)), bankKnown(client)]}
            onLeave={(value) => {
              if (padBankAccount(value) !== value) form.setValue('account', padBankAccount(value), { shouldDirty: true });
            }}
            hint={bank.name === undefined || bank.name === '' ? t('mandates:directDebit.accountHint') : t('mandates:directDebit.bank', { name: bank.name })}
            disabled={state}
          />
          <TextField<DebitValues>
            name="limit"
            label={t('mandates:directDebit.limit')}
            inputMode="numeric"
            autoComplete="off"
            normalise={withoutSpaces}
            rules={[required, (value) => limitRule(normaliseAmount(value)), (value) => (limitOf(normaliseAmount(value), fee) === 0 ? 'validate_amount' : undefined)]}
            hint={t('mandates:directDebit.limitHint')}
            disabled={state}
            onLeave={(value) => {
              if (value !== '' && leftLimit(value, fee) !== value) form.setValue('limit', leftLimit(value, fee), { shouldDirty: true, shouldValidate: true });
            }}
          />
        </MandateFields>
        <Actions>
          {state && (
            <Button variant="secondary" busy={busy} onClick={() => void withdraw()}>
              {t('mandates:withdraw')}
            </Button>
          )}
          <SubmitButton disabled={state} reason={t('mandates:directDebit.already')}>
            {t('common:button.save')}
          </SubmitButton>
        </Actions>
      </Form>
      {dialog}
    </Card>
  );
};
