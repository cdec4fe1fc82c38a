import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { ToldCodes } from '../../../components/feedback/ToldCodes';
import { TextField } from '../../../components/form/fields/TextField';
import { Form } from '../../../components/form/Form';
import { LookupNotes } from '../../../components/form/LookupNotes';
import { MaskedField } from '../../../components/form/masks/MaskedField';
import { accountMask } from '../../../components/form/masks/masks';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useConfirmation } from '../../../components/form/useConfirmation';
import { Actions } from '../../../components/layout/Actions';
import { Page } from '../../../components/layout/Page';
import { directDebitAccountLengths } from '../../../domain/constants';
import { accountDigits, bankAccount, padBankAccount } from '../../../domain/money/bankAccount';
import { formatForint, normaliseAmount } from '../../../domain/money/money';
import { limit as limitRule, required } from '../../../domain/text/validators';
import { useCall } from '../../../features/calls/useCall';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { NoKr } from '../../../features/member/NoKr';
import { bankKnown, useBankName } from '../../../features/member/useBankName';
import { useMandates } from '../../../features/paying/useMandates';
import { useLanguage } from '../../../i18n/useLanguage';
import { setDirectDebitAuth } from '../../../services/payment';
import { directDebit } from '../../../services/queries';
import { useSession } from '../../../session/SessionContext';
import { useGroupedAmount } from '../useGroupedAmount';
import { debitValues, leftLimit, limitOf, lowLimit, toAuthorisation, type DebitValues } from './debitValues';
import { DebitFacts, DirectDebitDetails, LowLimit } from './DirectDebitDetails';
import {
  FoldedPanel,
  MandateColumns,
  MandateConfirmation,
  MandatePanel,
  OtherActive,
  UnknownMandate,
} from './MandateParts';
import { useMandateDialog, type MandateChange } from './useMandateDialog';

const MemberDirectDebit = ({ kr }: { kr: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const client = useQueryClient();
  const query = useQuery(directDebit(kr));
  const { directDebit: mandate, regularCredit: other } = useMandates(kr);
  const { state } = mandate;
  /** What a failed call said before isn't known any more. */
  const facts = query.isError ? undefined : query.data;
  const fee = facts?.fee;
  const isLocked = state !== 'off';

  // `values` follows the service; what is typed stays until the service's data changes, and never reaches storage.
  const form = useForm<DebitValues>({ values: debitValues(query.data ?? {}), mode: 'onBlur', shouldFocusError: false });
  const [account, limit] = useWatch({ control: form.control, name: ['account', 'limit'] });
  const bank = useBankName(isLocked ? '' : account);
  const low = isLocked ? undefined : lowLimit(limitOf(normaliseAmount(limit), fee), fee);
  const amount = (forint: number): string => formatForint(forint, language);
  const limitHint =
    low === undefined
      ? !isLocked && fee !== undefined && fee > 0 && t('mandates.directDebit.limitHint', { fee: amount(fee) })
      : t('mandates.directDebit.limitLow', { limit: amount(low.limit), fee: amount(low.fee) });
  const { onLeave, ...grouped } = useGroupedAmount();

  const { change, confirmation, dialog } = useMandateDialog('directDebit', kr);
  const [done, confirm] = useConfirmation<MandateChange, DebitValues>(form);
  const save = useFormSubmit(form, async (values) => {
    const authorisation = toAuthorisation(values, fee);
    const warnings = (
      <>
        <LowLimit limit={authorisation.limit} fee={fee} />
        <OtherActive name="directDebit" other={other} />
      </>
    );
    const asked = { act: 'set', what: <DebitFacts {...authorisation} />, warnings } as const;
    if (!(await change(asked, () => setDirectDebitAuth(authorisation)))) return;
    form.reset();
    confirm(asked);
  });
  const withdrawal = useCall(async () => {
    const asked = { act: 'withdraw', what: <DebitFacts account={facts?.account} limit={facts?.limit} /> } as const;
    const body = { account: accountDigits(facts?.account ?? ''), limit: 0 };
    if (await change(asked, () => setDirectDebitAuth(body))) confirm(asked);
  });

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
            bankKnown(client),
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
        <TextField<DebitValues>
          name="limit"
          label={t('mandates.directDebit.limit')}
          {...grouped}
          rules={[
            required,
            (value) => limitRule(normaliseAmount(value)),
            (value) => (limitOf(normaliseAmount(value), fee) === 0 ? 'validate_required' : undefined),
          ]}
          hint={
            <Box component="span" role="status" sx={low && { color: 'warning.main', fontWeight: 600 }}>
              {limitHint}
            </Box>
          }
          disabled={isLocked}
          onLeave={(value) => {
            onLeave(value);
            if (value !== '' && leftLimit(value, fee) !== value)
              form.setValue('limit', leftLimit(value, fee), { shouldDirty: true, shouldValidate: true });
          }}
        />
      </Box>
      <Actions>
        <SubmitButton disabled={isLocked} reason={isLocked ? t('mandates.form.locked') : undefined}>
          {t('common:button.save')}
        </SubmitButton>
      </Actions>
    </Form>
  );

  return (
    <>
      <MandateConfirmation ref={confirmation} done={done} />
      <MandateColumns name="directDebit" other={other}>
        <MandatePanel
          title={t(facts && state !== 'off' ? 'mandates.facts.title' : 'mandates.mandate')}
          mandate={mandate}
          lines={11}
        >
          <ToldCodes codes={facts?.codes} />
          {state === 'off' ? (
            fields
          ) : (
            <DirectDebitDetails data={facts}>
              {state === 'unknown' ? (
                <UnknownMandate query={query} />
              ) : (
                <Actions>
                  <Button variant="secondary" busy={withdrawal.busy} onClick={() => void withdrawal.call()}>
                    {t('mandates.withdraw')}
                  </Button>
                </Actions>
              )}
            </DirectDebitDetails>
          )}
        </MandatePanel>
        {state === 'on' && (
          <FoldedPanel title={t('mandates.form.title')} note={t('mandates.form.locked')}>
            {fields}
          </FoldedPanel>
        )}
        {state === 'off' && (
          <FoldedPanel title={t('mandates.facts.title')}>
            <DirectDebitDetails data={facts} />
          </FoldedPanel>
        )}
      </MandateColumns>
      {dialog}
    </>
  );
};

/** /payment/directdebit: the mandate's data and history while it is active, else the form that sets it up. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('mandates.directDebit.title')} lead={t('mandates.directDebit.lead')}>
      {currentUser?.kr === undefined ? <NoKr /> : <MemberDirectDebit kr={currentUser.kr} />}
    </Page>
  );
};
