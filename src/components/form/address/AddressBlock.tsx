import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { zipLength } from '../../../domain/constants';
import { streetFields, streetRequired } from '../../../domain/identity/address';
import { digitsOnly } from '../../../domain/text/normalisers';
import { required, zip as zipRule } from '../../../domain/text/validators';
import { listStreetTypes } from '../../../services/lookups';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { LookupNotes } from '../LookupNotes';
import { fieldText } from '../useField';
import { CityField } from './CityField';
import { useCities } from './useCities';

interface AddressBlockProps {
  /** The address's path in the form: "home", "address", "bank.address". */
  name: string;
  /** The autocomplete section, for forms with two addresses. */
  section?: string;
  disabled?: boolean;
  /** Omits PO box and country. */
  short?: boolean;
  /** A PO box alone is not enough: a courier can't deliver there. */
  needsStreet?: boolean;
}

/** Columns: of twelve on wide screens, of two on phones, one below 360 px; where labels are longer, below 380 px. */
const Cell = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' && prop !== 'phone' && prop !== 'roomy' })<{
  wide: number;
  phone?: number;
  roomy?: boolean;
}>(({ theme, wide, phone = 1, roomy = false }) => ({
  gridColumn: `span ${wide}`,
  [theme.breakpoints.down('sm')]: { gridColumn: `span ${phone}` },
  [`@media (max-width: ${roomy ? 379 : 359}px)`]: { gridColumn: '1 / -1' },
}));
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Status = styled('div')(visuallyHidden);

const streetTypesKey = ['street-types'] as const;
const doorParts = ['staircase', 'floor', 'door'] as const;
const longParts = ['poBox', 'country'] as const;

/** The one address block. Its fields are `<name>.zip` and so on. */
export const AddressBlock = ({ name, section, disabled, short = false, needsStreet = short }: AddressBlockProps) => {
  const { t } = useTranslation('portal');
  const { control, getValues, trigger } = useFormContext<FieldValues>();
  const { isSubmitted } = useFormState({ control });
  const path = (field: string): string => `${name}.${field}`;
  const token = (field: string): string => (section === undefined ? field : `section-${section} ${field}`);
  const zip = fieldText(useWatch({ control, name: path('zip') }));
  const cities = useCities(disabled ? '' : zip, path('city'));
  const streetTypes = useQuery({
    queryKey: streetTypesKey,
    queryFn: ({ signal }) => listStreetTypes(signal),
    staleTime: Infinity,
  });
  const chosenType = fieldText(getValues(path('streetType')));
  const types = streetTypes.data?.list.map((type) => type.name) ?? [];
  const typeOptions = chosenType === '' || types.includes(chosenType) ? types : [chosenType, ...types];
  const poBox = fieldText(useWatch({ control, name: path('poBox') }));
  const isStreetRequired = streetRequired({ poBox }, needsStreet);
  // Asks for the PO box of the moment: a rule may be older than the last key press.
  const requiredStreet = (value: string) =>
    streetRequired({ poBox: fieldText(getValues(path('poBox'))) }, needsStreet) ? required(value) : undefined;
  const streetNote = isStreetRequired ? undefined : t('member.optional');
  const poBoxTyped = (): void => {
    // Their messages come and go with it.
    if (isSubmitted) void trigger(streetFields.map(path));
  };
  const unknownZip = cities.unknown ? t('member.address.unknownZip') : undefined;

  return (
    <Grid>
      <Status role="status">{unknownZip}</Status>
      <Cell wide={4}>
        <TextField
          name={path('zip')}
          label={t('member.address.zip')}
          rules={[required, zipRule]}
          hint={unknownZip}
          normalise={digitsOnly(zipLength)}
          inputMode="numeric"
          autoComplete={token('postal-code')}
          disabled={disabled}
          onValue={cities.zipTyped}
        />
      </Cell>
      <Cell wide={8}>
        <CityField
          name={path('city')}
          label={t('member.address.city')}
          cities={cities}
          autoComplete={token('address-level2')}
          disabled={disabled}
        />
        <LookupNotes query={cities.query} text={t('member.address.citiesFailed')} />
      </Cell>
      <Cell wide={5} phone={2}>
        <TextField
          name={path('street')}
          label={t('member.address.street')}
          note={streetNote}
          required={isStreetRequired}
          rules={[requiredStreet]}
          autoComplete={token('address-line1')}
          disabled={disabled}
        />
      </Cell>
      <Cell wide={4}>
        <SelectField
          name={path('streetType')}
          label={t('member.address.streetType')}
          note={streetNote}
          required={isStreetRequired}
          rules={[requiredStreet]}
          options={typeOptions.map((type) => ({ value: type, label: type }))}
          disabled={disabled}
        />
        <LookupNotes query={streetTypes} text={t('member.address.typesFailed')} />
      </Cell>
      <Cell wide={3}>
        <TextField
          name={path('house')}
          label={t('member.address.house')}
          note={streetNote}
          required={isStreetRequired}
          rules={[requiredStreet]}
          autoComplete={token('address-line2')}
          disabled={disabled}
        />
      </Cell>
      {doorParts.map((field) => (
        <Cell key={field} wide={4} phone={field === 'staircase' ? 2 : 1} roomy>
          <TextField
            name={path(field)}
            label={t(`member.address.${field}`)}
            note={t('member.optional')}
            disabled={disabled}
            autoComplete={token('address-line3')}
          />
        </Cell>
      ))}
      {!short &&
        longParts.map((field) => (
          <Cell key={field} wide={6} phone={2}>
            <TextField
              name={path(field)}
              label={t(`member.address.${field}`)}
              note={t('member.optional')}
              hint={field === 'poBox' && !needsStreet ? t('member.address.poBoxAlone') : undefined}
              disabled={disabled}
              autoComplete={field === 'country' ? token('country-name') : 'off'}
              onValue={field === 'poBox' ? poBoxTyped : undefined}
            />
          </Cell>
        ))}
    </Grid>
  );
};
