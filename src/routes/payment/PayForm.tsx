import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { requireChoice } from '../../domain/validators';
import { Form } from '../../components/form/Form';
import { RadioCards } from '../../components/form/RadioCards';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { AmountField } from './AmountField';
import { LeisureCard } from './LeisureCard';
import { offeredMethods, type PayValues } from './payValues';
import styles from './PayForm.module.css';

interface PayFormProps {
  form: UseFormReturn<PayValues>;
  onSubmit: (values: PayValues) => Promise<unknown>;
  /** The annual debit, in forint. */
  max: number;
  /** Without a kr nothing can be chosen (PAY-3). */
  disabled?: boolean;
}

/** Amount and method, then the bank (PAY-2…PAY-5). */
export const PayForm = ({ form, onSubmit, max, disabled = false }: PayFormProps) => {
  const { t } = useTranslation(['payment', 'status']);
  const method = useWatch({ control: form.control, name: 'method' });
  return (
    <Card title={t('payment:form.title')}>
      <Form form={form} onSubmit={onSubmit}>
        <div className={styles.amount}>
          <AmountField max={max} disabled={disabled} />
        </div>
        <RadioCards<PayValues>
          name="method"
          label={t('payment:form.method')}
          rules={[requireChoice]}
          disabled={disabled}
          sideBySide
          choices={offeredMethods.map(({ name, textKey }) => ({ value: name, label: t(textKey) }))}
        />
        {method === 'A' && !disabled && <LeisureCard />}
        <div className={styles.pay}>
          <Button type="submit" busy={form.formState.isSubmitting} disabled={disabled} reason={t('payment:form.noKr')}>
            {t('payment:form.pay')}
          </Button>
          {!disabled && <p className={styles.note}>{t('payment:form.bank')}</p>}
        </div>
      </Form>
    </Card>
  );
};
