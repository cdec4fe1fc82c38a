import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import { TextField } from '../../../components/form/fields/TextField';
import { Form } from '../../../components/form/Form';
import { LookupFailure } from '../../../components/form/LookupFailure';
import { MaskedField } from '../../../components/form/masks/MaskedField';
import { accountMask } from '../../../components/form/masks/masks';
import { useConfirmation } from '../../../components/form/useConfirmation';
import { Card } from '../../../components/layout/Card';
import { directDebitAccountLengths } from '../../../domain/constants';
import { accountDigits, bankAccount, normaliseBankAccount, padBankAccount } from '../../../domain/money/bankAccount';
import { isExpired } from '../../../domain/money/collections';
import type { Debt } from '../../../domain/money/debt';
import { formatForint, normaliseAmount } from '../../../domain/money/money';
import { limit as limitRule, required } from '../../../domain/text/validators';
import { today } from '../../../domain/time/clock';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { JustWithdrawn } from '../../../features/charges/JustWithdrawn';
import { MemberConfirmation } from '../../../features/member/MemberConfirmation';
import { bankKnown, useBankName } from '../../../features/member/useBankName';
import { useAgreed, useWithdrawn } from '../../../features/paying/useMandate';
import { useWithdrawnMandate } from '../../../features/paying/useWithdrawnMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { setDirectDebitAuth, type DirectDebit } from '../../../services/payment';
import { useGroupedAmount } from '../useGroupedAmount';
import { debitValues, leftLimit, limitOf, lowLimit, toAuthorisation, type DebitValues } from './debitValues';
import { LowLimit } from './LowLimit';
import { MandateActions } from './MandateActions';
import { MandateFields } from './MandateFields';
import { MandateState } from './MandateState';
import { NewMandate } from './NewMandate';
import { useMandateDialog } from './useMandateDialog';
import { useDebitBegins, useNothingLeft, useWithdrawalOutlook } from './useNextCharge';
import { Withdrawn } from './Withdrawn';

interface DirectDebitFormProps {
  kr: string;
  data: DirectDebit & { debt: Debt | undefined };
  /** The regular card payment is known to be active. */
  isOtherActive: boolean;
  /** Asks the service for the current state. */
  reload: () => Promise<unknown>;
}

/** The first panel: authorise, or see the mandate and withdraw it. What is typed here never reaches storage. */
export const DirectDebitForm = ({ kr, data, isOtherActive, reload }: DirectDebitFormProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { state: known, fee, debt } = data;
  const low = known === true ? lowLimit(data.limit, fee) : undefined;
  const collected = useDebitBegins(kr, debt);
  const begins =
    low === undefined
      ? collected
      : t('mandates.lowLimit.ask', {
          limit: formatForint(low.limit, language),
          fee: formatForint(low.fee, language),
        });
  const isNothingLeft = useNothingLeft(kr, debt);
  const agreed = useAgreed('directDebit');
  const withdrawn = useWithdrawnMandate(kr);
  // Above the form, or in what is said of a withdrawal of this session.
  const isTold = useWithdrawn('directDebit') !== undefined || (debt?.currentDebit ?? 0) > 0;
  const outlook = useWithdrawalOutlook({ ...data, list: data.list ?? [], kind: 'directDebit', ...agreed }, debt);
  const state = known === true;
  const { change, dialog } = useMandateDialog('directDebit', reload, begins);
  // `values` follows the service; what is typed stays until the service's data changes.
  const form = useForm<DebitValues>({ values: debitValues(data), mode: 'onBlur', shouldFocusError: false });
  const client = useQueryClient();
  const bank = useBankName(useWatch({ control: form.control, name: 'account' }));

  const { onValue, onLeave, ...grouped } = useGroupedAmount();
  /** What the field was left with: a number that is still being typed is no reason to warn. */
  const [left, setLeft] = useState<string>();

  const wordsOf = ({ account, limit }: { account: string; limit: number }) => ({
    account: normaliseBankAccount(account),
    limit: formatForint(limit, language),
  });
  const [done, confirm] = useConfirmation<{ account: string; limit: number } | undefined, DebitValues>(form);
  const save = useFormSubmit(form, async (values) => {
    const authorisation = toAuthorisation(values, fee);
    const doubts = { lowLimit: lowLimit(authorisation.limit, fee), isOtherActive };
    const what = t('mandates.ask.set.what.directDebit', wordsOf(authorisation));
    if (
      await change('set', () => setDirectDebitAuth(authorisation), {
        doubts,
        what,
        isNothingLeft,
        debt,
      })
    )
      confirm(authorisation);
  });
  /** An active mandate is shown as far as it is known: a disabled empty field would say that it has no account. */
  const isShown = (value: unknown): boolean => !state || value !== undefined;
  const withdraw = async (): Promise<void> => {
    const account = accountDigits(data.account ?? '');
    if (await change('withdraw', () => setDirectDebitAuth({ account, limit: 0 }), { limit: data.limit, ...outlook }))
      confirm(undefined);
  };

  return (
    <Card
      title={t('mandates.directDebit.formTitle')}
      aside={<MandateState active={known} isUseless={low !== undefined} hasExpired={isExpired(data, today())} />}
    >
      {/* Just set up, its confirmation says it; a warning says that nothing is collected. */}
      {done === undefined && low === undefined && <NewMandate name="directDebit">{begins}</NewMandate>}
      <LowLimit active low={low} />
      <Withdrawn name="directDebit" announced={withdrawn?.to} />
      {withdrawn !== undefined && !isTold && (
        <Message>
          <JustWithdrawn kr={kr} />
        </Message>
      )}
      <Form form={form} onSubmit={save}>
        <MandateFields>
          {isShown(data.account) && (
            <div>
              <MaskedField<DebitValues>
                name="account"
                label={t('mandates.directDebit.account')}
                autoComplete="off"
                mask={accountMask}
                rules={[
                  required,
                  (value) => bankAccount({ lengths: directDebitAccountLengths })(padBankAccount(value)),
                  bankKnown(client),
                ]}
                onLeave={(value) => {
                  if (padBankAccount(value) !== value)
                    form.setValue('account', padBankAccount(value), { shouldDirty: true });
                }}
                hint={
                  bank.name === ''
                    ? t('mandates.directDebit.accountHint')
                    : t('mandates.directDebit.bank', { name: bank.name })
                }
                disabled={state}
              />
              <LookupFailure query={bank.query} />
            </div>
          )}
          {isShown(data.limit) && (
            <TextField<DebitValues>
              name="limit"
              label={t('mandates.directDebit.limit')}
              {...grouped}
              rules={[
                required,
                (value) => limitRule(normaliseAmount(value)),
                (value) => (limitOf(normaliseAmount(value), fee) === 0 ? 'validate_amount' : undefined),
              ]}
              hint={state ? undefined : t('mandates.directDebit.limitHint')}
              disabled={state}
              onValue={(value) => {
                onValue(value);
                setLeft(undefined);
              }}
              onLeave={(value) => {
                onLeave(value);
                setLeft(value);
                if (value !== '' && leftLimit(value, fee) !== value)
                  form.setValue('limit', leftLimit(value, fee), { shouldDirty: true, shouldValidate: true });
              }}
            />
          )}
        </MandateFields>
        <MandateActions active={state} already={t('mandates.directDebit.already')} onWithdraw={withdraw} />
        {/* Below the button: what comes when the field is left must not move what is about to be pressed. */}
        {!state && <LowLimit low={lowLimit(limitOf(normaliseAmount(left ?? ''), fee), fee)} />}
        <MemberConfirmation>
          {done && (
            <>
              <p>
                {t(
                  low === undefined ? 'mandates.confirmed.set.directDebit' : 'mandates.lowLimit.confirmed',
                  wordsOf(done),
                )}
              </p>
              {low === undefined && <p>{begins}</p>}
            </>
          )}
        </MemberConfirmation>
      </Form>
      {dialog}
    </Card>
  );
};
