import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../domain/clock';
import { subAccountsOpen } from '../../domain/member';
import { required, requireChoice } from '../../domain/validators';
import { AddressBlock } from '../../components/form/AddressBlock';
import { CheckboxField } from '../../components/form/CheckboxField';
import { RadioCards } from '../../components/form/RadioCards';
import { TextField } from '../../components/form/TextField';
import type { PayValues } from './payValues';
import styles from './PayForm.module.css';

const subAccounts = ['Accommodation', 'Catering', 'Leisure'] as const;

/** What a leisure card asks besides: its sub-account while there were any, and its owner where that is another (PAY-4). */
export const LeisureCard = () => {
  const { t } = useTranslation('payment');
  const { control } = useFormContext<PayValues>();
  const own = useWatch({ control, name: 'leisureOwn' });
  return (
    <div className={styles.leisure}>
      {subAccountsOpen(today()) && (
        <RadioCards<PayValues>
          name="szep"
          label={t('form.szep')}
          rules={[requireChoice]}
          choices={subAccounts.map((name) => ({ value: name.toLowerCase(), label: t(`form.szep${name}`) }))}
        />
      )}
      <CheckboxField<PayValues> name="leisureOwn" label={t('form.leisureOwn')} />
      {!own && (
        <>
          <TextField<PayValues> name="leisureName" label={t('form.leisureName')} rules={[required]} autoComplete="section-leisure name" />
          <fieldset>
            <legend className={styles.legend}>{t('form.leisureAddress')}</legend>
            <AddressBlock name="leisureAddress" section="leisure" short />
          </fieldset>
        </>
      )}
    </div>
  );
};
