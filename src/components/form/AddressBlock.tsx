import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { digitsOnly } from '../../domain/normalisers';
import { required, zip as zipRule } from '../../domain/validators';
import { zipLength } from '../../domain/constants';
import { listStreetTypes } from '../../services/lookups';
import { CityField } from './CityField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import { textOf } from './textOf';
import { useCities } from './useCities';
import { useMessageText } from './useMessageText';
import styles from './AddressBlock.module.css';

interface AddressBlockProps {
  /** The address's path in the form: "home", "address", "bank.address". */
  name: string;
  /** Tells browsers two addresses of one form apart (ADDR-3). */
  section?: string;
  disabled?: boolean;
  /** Without the parts that a postal address may have and a payment address may not. */
  short?: boolean;
}

const streetTypesKey = ['street-types'] as const;

/** The one address block (ADDR-1…ADDR-3). Its fields are `<name>.zip` and so on. */
export const AddressBlock = ({ name, section, disabled, short = false }: AddressBlockProps) => {
  const { t } = useTranslation('forms');
  const messageText = useMessageText();
  const { clearErrors, getValues, trigger, watch } = useFormContext<FieldValues>();
  const path = (field: string): string => `${name}.${field}`;
  const token = (field: string): string => (section === undefined ? field : `section-${section} ${field}`);
  const zip = textOf(watch(`${name}.zip`));
  const zipPath = path('zip');
  const cities = useCities(disabled ? '' : zip, path('city'));
  const streetTypes = useQuery({ queryKey: streetTypesKey, queryFn: ({ signal }) => listStreetTypes(signal), staleTime: Infinity });
  const chosenType = textOf(getValues(path('streetType')));
  const types = streetTypes.data?.list.map((type) => type.name) ?? [];
  const typeOptions = chosenType === '' || types.includes(chosenType) ? types : [chosenType, ...types];

  const { unknown } = cities;
  useEffect(() => {
    // Said as soon as it is known, not only at the submit (ADDR-1).
    if (unknown) void trigger(zipPath);
  }, [unknown, trigger, zipPath]);

  return (
    <div className={styles.grid}>
      <div role="status" className="visually-hidden">
        {unknown ? messageText('validate_unknownZip') : ''}
      </div>
      <div className={styles.zip}>
        <TextField
          name={zipPath}
          label={t('address.zip')}
          rules={[required, zipRule, () => (unknown ? 'validate_unknownZip' : undefined)]}
          normalise={digitsOnly(zipLength)}
          inputMode="numeric"
          autoComplete={token('postal-code')}
          disabled={disabled}
          onValue={(value) => {
            if (unknown) clearErrors(zipPath);
            cities.zipTyped(value);
          }}
        />
      </div>
      <div className={styles.city}>
        <CityField name={path('city')} label={t('address.city')} cities={cities.names} loading={cities.loading} failed={cities.failed} autoComplete={token('address-level2')} disabled={disabled} />
      </div>
      <div className={styles.street}>
        <TextField name={path('street')} label={t('address.street')} rules={[required]} autoComplete={token('address-line1')} disabled={disabled} />
      </div>
      <div className={styles.type}>
        <SelectField
          name={path('streetType')}
          label={t('address.streetType')}
          rules={[required]}
          options={typeOptions.map((type) => ({ value: type, label: type }))}
          hint={
            streetTypes.isError && (
              <>
                {t('address.typesFailed')}{' '}
                <button type="button" className={styles.retry} disabled={streetTypes.isFetching} onClick={() => void streetTypes.refetch()}>
                  {t('address.retry')}
                </button>
              </>
            )
          }
          disabled={disabled}
        />
      </div>
      <div className={styles.house}>
        <TextField name={path('house')} label={t('address.house')} rules={[required]} autoComplete={token('address-line2')} disabled={disabled} />
      </div>
      {(['staircase', 'floor', 'door'] as const).map((field) => (
        <div key={field} className={field === 'staircase' ? styles.staircase : styles.part}>
          <TextField name={path(field)} label={t(`address.${field}`)} note={t('optional')} disabled={disabled} autoComplete={token('address-line3')} />
        </div>
      ))}
      {!short &&
        (['poBox', 'country'] as const).map((field) => (
          <div key={field} className={styles.half}>
            <TextField name={path(field)} label={t(`address.${field}`)} note={t('optional')} disabled={disabled} autoComplete={field === 'country' ? token('country-name') : 'off'} />
          </div>
        ))}
    </div>
  );
};
