import Box from '@mui/material/Box';
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
import { TextField, type TextFieldProps } from '../fields/TextField';
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

/** Twelve columns on wide screens, two on phones, one below 360 px; where labels are longer, below 380 px. */
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 379px)': { '&& > .roomy': { gridColumn: '1 / -1' } },
  '@media (max-width: 359px)': { '&& > *': { gridColumn: '1 / -1' } },
}));
/** How many columns a field takes. */
const span = (wide: number, phone = 1) => ({ gridColumn: { xs: `span ${phone}`, sm: `span ${wide}` } });
const Status = styled('div')(visuallyHidden);

/** The fields that are typed, with their autocomplete tokens. */
const tokens = {
  zip: 'postal-code',
  street: 'address-line1',
  house: 'address-line2',
  staircase: 'address-line3',
  floor: 'address-line3',
  door: 'address-line3',
  poBox: undefined,
  country: 'country-name',
} as const;
const doorParts = ['staircase', 'floor', 'door'] as const;

/** The one address block. Its fields are `<name>.zip` and so on. */
export const AddressBlock = ({ name, section, disabled, short = false, needsStreet = short }: AddressBlockProps) => {
  const { t } = useTranslation('portal');
  const { control, getValues, trigger } = useFormContext<FieldValues>();
  const { isSubmitted } = useFormState({ control });
  const path = (field: string): string => `${name}.${field}`;
  const autoComplete = (token: string): string => (section === undefined ? token : `section-${section} ${token}`);
  const zip = fieldText(useWatch({ control, name: path('zip') }));
  const cities = useCities(disabled ? '' : zip, path('city'));
  const streetTypes = useQuery({
    queryKey: ['street-types'],
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
  const ofStreet = {
    note: isStreetRequired ? undefined : t('member.optional'),
    required: isStreetRequired,
    rules: [requiredStreet],
  };
  const poBoxTyped = (): void => {
    // Their messages come and go with it.
    if (isSubmitted) void trigger(streetFields.map(path));
  };
  const unknownZip = cities.unknown ? t('member.address.unknownZip') : undefined;
  const typed = (field: keyof typeof tokens, props: Partial<TextFieldProps> = { note: t('member.optional') }) => (
    <TextField
      {...props}
      name={path(field)}
      label={t(`member.address.${field}`)}
      autoComplete={tokens[field] === undefined ? 'off' : autoComplete(tokens[field])}
      disabled={disabled}
    />
  );

  return (
    <Grid>
      <Status role="status">{unknownZip}</Status>
      <Box sx={span(4)}>
        {typed('zip', {
          rules: [required, zipRule],
          hint: unknownZip,
          normalise: digitsOnly(zipLength),
          inputMode: 'numeric',
          onValue: cities.zipTyped,
        })}
      </Box>
      <Box sx={span(8)}>
        <CityField
          name={path('city')}
          label={t('member.address.city')}
          cities={cities}
          autoComplete={autoComplete('address-level2')}
          disabled={disabled}
        />
        <LookupNotes query={cities.query} text={t('member.address.citiesFailed')} />
      </Box>
      <Box sx={span(5, 2)}>{typed('street', ofStreet)}</Box>
      <Box sx={span(4)}>
        <SelectField
          {...ofStreet}
          name={path('streetType')}
          label={t('member.address.streetType')}
          options={typeOptions.map((type) => ({ value: type, label: type }))}
          disabled={disabled}
        />
        <LookupNotes query={streetTypes} text={t('member.address.typesFailed')} />
      </Box>
      <Box sx={span(3)}>{typed('house', ofStreet)}</Box>
      {doorParts.map((field) => (
        <Box key={field} className="roomy" sx={span(4, field === 'staircase' ? 2 : 1)}>
          {typed(field)}
        </Box>
      ))}
      {!short && (
        <>
          <Box sx={span(6, 2)}>
            {typed('poBox', {
              note: t('member.optional'),
              hint: needsStreet ? undefined : t('member.address.poBoxAlone'),
              onValue: poBoxTyped,
            })}
          </Box>
          <Box sx={span(6, 2)}>{typed('country')}</Box>
        </>
      )}
    </Grid>
  );
};
