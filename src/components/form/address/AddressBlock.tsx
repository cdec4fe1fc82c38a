import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { SelectField } from '~/components/form/fields/SelectField';
import { TextField } from '~/components/form/fields/TextField';
import { LookupNotes } from '~/components/form/LookupNotes';
import { fieldText } from '~/components/form/useField';
import type { Address } from '~/domain/identity/address';
import { normaliseZip } from '~/domain/text/normalisers';
import { required, zip as zipRule } from '~/domain/text/validators';
import { listStreetTypes } from '~/services/lookups';
import { visuallyHidden } from '~/theme/visuallyHidden';

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
}

/** Twelve columns on wide screens, two on phones, one below 360 px. */
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 359px)': { '&& > *': { gridColumn: '1 / -1' } },
}));
/** How many columns a field takes. */
const span = (wide: number, phone = 1) => ({ gridColumn: { xs: `span ${phone}`, sm: `span ${wide}` } });
const Status = styled('div')(visuallyHidden);

/** The one address block. Its fields are `<name>.zip` and so on. */
export const AddressBlock = ({ name, section, disabled, short = false }: AddressBlockProps) => {
  const { t } = useTranslation('portal');
  const { control, getValues } = useFormContext<FieldValues>();
  const zip = fieldText(useWatch({ control, name: `${name}.zip` }));
  const cities = useCities(disabled ? '' : zip, `${name}.city`);
  const streetTypes = useQuery({
    queryKey: ['street-types'],
    queryFn: ({ signal }) => listStreetTypes(signal),
    staleTime: Infinity,
  });
  const chosenType = fieldText(getValues(`${name}.streetType`));
  const types = streetTypes.data?.list.map((type) => type.name) ?? [];
  const typeOptions = chosenType === '' || types.includes(chosenType) ? types : [chosenType, ...types];
  const unknownZip = cities.unknown ? t('member.address.unknownZip') : undefined;

  /** What every field of the block is given. */
  const field = (part: keyof Address) => ({
    name: `${name}.${part}`,
    label: t(`member.address.${part}`),
    disabled,
  });
  const optional = (part: keyof Address) => ({ ...field(part), note: t('member.optional') });
  const autoComplete = (token: string): string => (section === undefined ? token : `section-${section} ${token}`);

  return (
    <Grid>
      <Status role="status">{unknownZip}</Status>
      <Box sx={span(4)}>
        <TextField
          {...field('zip')}
          rules={[required, zipRule]}
          hint={unknownZip}
          normalise={normaliseZip}
          inputMode="numeric"
          autoComplete={autoComplete('postal-code')}
          onValue={cities.zipTyped}
        />
      </Box>
      <Box sx={span(8)}>
        <CityField {...field('city')} cities={cities} autoComplete={autoComplete('address-level2')} />
        <LookupNotes query={cities.query} text={t('member.address.citiesFailed')} />
      </Box>
      <Box sx={span(5, 2)}>
        <TextField {...field('street')} rules={[required]} autoComplete={autoComplete('address-line1')} />
      </Box>
      <Box sx={span(4)}>
        <SelectField
          {...field('streetType')}
          rules={[required]}
          options={typeOptions.map((type) => ({ value: type, label: type }))}
        />
        <LookupNotes query={streetTypes} text={t('member.address.typesFailed')} />
      </Box>
      <Box sx={span(3)}>
        <TextField {...field('house')} rules={[required]} autoComplete={autoComplete('address-line2')} />
      </Box>
      <Box sx={span(4, 2)}>
        <TextField {...optional('staircase')} autoComplete={autoComplete('address-line3')} />
      </Box>
      <Box sx={span(4, 2)}>
        <TextField {...optional('floor')} autoComplete={autoComplete('address-line3')} />
      </Box>
      <Box sx={span(4, 2)}>
        <TextField {...optional('door')} autoComplete={autoComplete('address-line3')} />
      </Box>
      {!short && (
        <>
          <Box sx={span(6, 2)}>
            <TextField {...optional('poBox')} autoComplete="off" />
          </Box>
          <Box sx={span(6, 2)}>
            <TextField {...optional('country')} autoComplete={autoComplete('country-name')} />
          </Box>
        </>
      )}
    </Grid>
  );
};
