import { Box } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Form } from '~/components/form/Form';
import { LookupNotes } from '~/components/form/LookupNotes';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { accountMask } from '~/components/form/masks/masks';
import { Page } from '~/components/layout/Page';
import { directDebitAccountLengths } from '~/domain/constants';
import { accountDigits, bankAccount, padBankAccount, wholeAccount } from '~/domain/money/bankAccount';
import { normaliseAmount } from '~/domain/money/money';
import { limit as limitRule, required } from '~/domain/validation/validators';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { NoContract } from '~/features/member/NoContract';
import { bankExists, useBankName } from '~/features/paying/useBankName';
import { useMandates } from '~/features/paying/useMandates';
import { ForintField } from '~/routes/payment/ForintField';
import { setDirectDebitAuth } from '~/services/payment';
import { directDebit } from '~/services/queries';
import { useSession } from '~/session/SessionContext';

import { DebitFacts, DebitHistory, LowLimit, useLowLimit } from './DebitDetails';
import { debitValues, leftLimit, limitOf, toAuthorisation, type DebitValues } from './debitValues';
import { MandatePanels, SaveMandate } from './MandatePanels';
import { useMandateChange } from './useMandateChange';

const MemberDirectDebit = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const client = useQueryClient();
  const { data: facts } = useQuery(directDebit(kr));
  const fee = facts?.fee;
  const mandates = useMandates(kr);
  const mandate = mandates.directDebit;
  const isLocked = mandate.state !== 'off';

  // A later reply replaces what wasn't edited. Never reaches storage.
  const form = useForm<DebitValues>({
    values: debitValues(facts ?? {}),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    mode: 'onBlur',
    shouldFocusError: false,
  });
  const [account, limit] = useWatch({ control: form.control, name: ['account', 'limit'] });
  const bank = useBankName(isLocked ? '' : account);
  const lowText = useLowLimit(isLocked ? undefined : limitOf(normaliseAmount(limit), fee), fee);

  const { change, confirmation, dialogs } = useMandateChange('directDebit', mandates, form);
  const save = useFormSubmit(form, async (values) => {
    const authorisation = toAuthorisation(values, fee);
    const what = <DebitFacts {...authorisation} />;
    const warning = <LowLimit limit={authorisation.limit} fee={fee} />;
    if (await change({ act: 'set', what, warning }, () => setDirectDebitAuth(authorisation))) form.reset();
  });
  const withdraw = () =>
    change({ act: 'withdraw', what: <DebitFacts account={facts?.account} limit={facts?.limit} /> }, () =>
      setDirectDebitAuth({ account: accountDigits(wholeAccount(facts?.account ?? '') ?? ''), limit: 0 }),
    );

  const fields = (
    <Form form={form} onSubmit={save}>
      <div>
        <MaskedField<DebitValues>
          name="account"
          label={t('mandates.directDebit.account')}
          autoComplete="off"
          mask={accountMask}
          rules={[
            required,
            (value) => bankAccount({ lengths: directDebitAccountLengths })(padBankAccount(value)),
            bankExists(client),
          ]}
          onLeave={(value) => {
            if (padBankAccount(value) !== value) form.setValue('account', padBankAccount(value), { shouldDirty: true });
          }}
          hint={
            bank.name === ''
              ? t('mandates.directDebit.accountHint')
              : t('mandates.directDebit.bank', { name: bank.name })
          }
          disabled={isLocked}
        />
        <LookupNotes query={bank.query} />
      </div>
      <Box sx={{ maxWidth: { sm: 300 } }}>
        <ForintField<DebitValues>
          name="limit"
          label={t('mandates.directDebit.limit')}
          rules={[
            required,
            (value) => limitRule(normaliseAmount(value)),
            (value) => (limitOf(normaliseAmount(value), fee) === 0 ? 'validate_required' : undefined),
          ]}
          hint={
            <>
              <Box component="span" role="status" sx={{ color: 'warning.main', fontWeight: 600 }}>
                {lowText}
              </Box>
              {!isLocked && lowText === undefined && fee !== undefined && fee > 0 && (
                <span>{t('mandates.directDebit.limitHint', { fee })}</span>
              )}
            </>
          }
          disabled={isLocked}
          onLeave={(value) => {
            if (value !== '' && leftLimit(value, fee) !== value)
              form.setValue('limit', leftLimit(value, fee), { shouldDirty: true, shouldValidate: true });
          }}
        />
      </Box>
      <SaveMandate mandate={mandate} />
    </Form>
  );

  return (
    <>
      {confirmation}
      <MandatePanels
        name="directDebit"
        mandates={mandates}
        form={fields}
        onWithdraw={withdraw}
        facts={
          facts && (
            <>
              <DebitFacts {...facts} />
              {facts.state === true && <LowLimit {...facts} />}
            </>
          )
        }
        history={facts && <DebitHistory {...facts} />}
      />
      {dialogs}
    </>
  );
};

/** /payment/directdebit: the mandate's data and history while it is active, else the form that sets it up. */
const DirectDebitPage = () => {
  const { t } = useTranslation('portal');
  const currentUser = useSession((session) => session.currentUser);
  return (
    <Page title={t('member.menu.directDebit')} lead={t('mandates.directDebit.lead')}>
      {currentUser?.kr === undefined ? <NoContract /> : <MemberDirectDebit kr={currentUser.kr} />}
    </Page>
  );
};

export { DirectDebitPage as Component };
