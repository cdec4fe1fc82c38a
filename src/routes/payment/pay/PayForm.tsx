import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Button } from '../../../components/Button';
import { RadioCards } from '../../../components/form/fields/RadioCards';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { requireChoice } from '../../../domain/text/validators';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { useIsMethodOff, useIsOff } from '../../../features/operation/usePortalStatus';
import { usePayingOff } from '../../../features/paying/usePayingOff';
import { useSessionStore } from '../../../session/SessionContext';
import { AmountField } from './AmountField';
import { LeisureCard } from './LeisureCard';
import {
  failedValues,
  freshValues,
  isFresh,
  mostOf,
  offeredMethods,
  paymentDrafts,
  type PayValues,
  type Sums,
} from './payValues';

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: '20px 36px', alignItems: 'start' },
}));

/** The amount stands out. */
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
  /** As told, in forint; undefined without a kr: then nothing can be chosen. */
  debt: Sums | undefined;
  onPay: (values: PayValues, debt: Sums) => Promise<unknown>;
  /** Shown above the button. */
  children?: ReactNode;
}

const nothing: Sums = { currentDebit: 0, annualDebit: 0 };

/** Amount, method and the one coloured button; the bank's page comes next. */
export const PayForm = ({ debt, onPay, children }: PayFormProps) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const disabled = debt === undefined;
  const sums = debt ?? nothing;
  const { leisureOwner, szep } = store.get();
  const lastMethod = store.memberStorage.read(paymentDrafts.method)?.method;
  const fresh = freshValues({ currentDebit: sums.currentDebit, leisureOwner, szep, lastMethod });
  const [failed, setFailed] = useState(() =>
    failedValues(store.memberStorage.read(paymentDrafts.failed), mostOf(sums)),
  );
  const form = useForm<PayValues>({
    // A later reply replaces what wasn't edited.
    values: failed ?? fresh,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const submit = useFormSubmit(form, (values) => onPay(values, sums));
  const discard = (): void => {
    store.memberStorage.drop(paymentDrafts.failed);
    setFailed(undefined);
    form.reset(fresh);
  };

  // A link from a payment that failed leads to the methods.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#method') form.setFocus('method');
  }, [hash, form]);

  const method = useWatch({ control: form.control, name: 'method' });
  const off = usePayingOff(method);
  const isMethodOff = useIsMethodOff();
  // Then the button says it.
  const isAllOff = useIsOff('pay');
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
          <AmountField debt={debt} />
        </Amount>
        <RadioCards<PayValues>
          name="method"
          label={t('payment.form.method')}
          rules={[requireChoice]}
          disabled={disabled}
          tiles
          choices={offeredMethods.map(({ name, textKey }) => ({
            value: name,
            label: t(textKey),
            ...(isMethodOff(name) && { disabled: true, hint: isAllOff ? undefined : t('payment.methodOff') }),
          }))}
        />
      </Choice>
      {method === 'A' && !disabled && <LeisureCard />}
      {children}
      <Pay>
        <SubmitButton disabled={disabled || off !== undefined} reason={disabled ? t('payment.form.noKr') : (off ?? '')}>
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
