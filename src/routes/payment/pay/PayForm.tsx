import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { RadioCards } from '../../../components/form/fields/RadioCards';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { Card } from '../../../components/layout/Card';
import { requireChoice } from '../../../domain/text/validators';
import { useIsMethodOff } from '../../../features/operation/usePortalStatus';
import { usePayingOff } from '../../../features/paying/usePayingOff';
import { AmountField } from './AmountField';
import { LeisureCard } from './LeisureCard';
import { offeredMethods, type PayValues } from './payValues';

interface PayFormProps {
  form: UseFormReturn<PayValues>;
  onSubmit: (values: PayValues) => Promise<unknown>;
  /** The annual debit, in forint. */
  max: number;
  /** What is due now, in forint. */
  due?: number;
  /** Why nothing can be chosen, as without a kr. */
  disabledBy?: string;
  /** The page has a coloured button already. */
  isSecond?: boolean;
  /** Shown below the fields: it comes with the mandate, and moves none of them. */
  warning?: ReactNode;
  /** Shown above the fields. */
  children?: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** Amount and method; the bank's page comes next. */
export const PayForm = ({
  form,
  onSubmit,
  max,
  due = 0,
  disabledBy,
  isSecond = false,
  warning,
  children,
  ref,
}: PayFormProps) => {
  const { t } = useTranslation('portal');
  const disabled = disabledBy !== undefined;
  const method = useWatch({ control: form.control, name: 'method' });
  const off = usePayingOff(method);
  const isMethodOff = useIsMethodOff();
  return (
    <Card title={t('payment.form.title')}>
      <Form ref={ref} form={form} onSubmit={onSubmit}>
        {children}
        <Box sx={{ maxWidth: 430 }}>
          <AmountField max={max} due={due} disabled={disabled} />
        </Box>
        <RadioCards<PayValues>
          name="method"
          label={t('payment.form.method')}
          rules={[requireChoice]}
          disabled={disabled}
          sideBySide
          choices={offeredMethods.map(({ name, textKey }) => ({
            value: name,
            label: t(textKey),
            ...(isMethodOff(name) && { disabled: true, hint: t('payment.methodOff') }),
          }))}
        />
        {method === 'A' && !disabled && <LeisureCard />}
        {warning}
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '8px 16px',
            '& > *, & > div > button': { flex: { xs: '1 1 100%', sm: 'none' } },
          }}
        >
          <SubmitButton
            variant={isSecond ? 'secondary' : 'primary'}
            disabled={disabled || off !== undefined}
            reason={disabledBy ?? off ?? ''}
          >
            {t('payment.form.pay')}
          </SubmitButton>
          {!disabled && (
            <Typography variant="body2" color="textSecondary">
              {t('payment.form.bank')}
            </Typography>
          )}
        </Stack>
      </Form>
    </Card>
  );
};
