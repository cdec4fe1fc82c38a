import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { zipLength } from '../../domain/constants';
import { digitsOnly } from '../../domain/normalisers';
import { required, zip as zipRule } from '../../domain/validators';
import { listStreetTypes } from '../../services/lookups';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { CityField } from './CityField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import { textOf } from './textOf';
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

/** Columns: of twelve on wide screens, of two on phones, one below 360 px; where labels are longer, below 380 px. */
const Cell = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' && prop !== 'phone' && prop !== 'roomy' })<{ wide: number; phone?: number; roomy?: boolean }>(({ theme, wide, phone = 1, roomy = false }) => ({
  gridColumn: `span ${wide}`,
  [theme.breakpoints.down('sm')]: { gridColumn: `span ${phone}` },
  [`@media (max-width: ${roomy ? 379 : 359}px)`]: { gridColumn: '1 / -1' },
}));
const Grid = styled('div')(memoTheme(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})));
const Status = styled('div')(visuallyHidden);

const streetTypesKey = ['street-types'] as const;
const doorParts = ['staircase', 'floor', 'door'] as const;
const longParts = ['poBox', 'country'] as const;

/** The one address block. Its fields are `<name>.zip` and so on. */
export const AddressBlock = ({ name, section, disabled, short = false }: AddressBlockProps) => {
  const { t } = useTranslation('member');
  const { control, getValues } = useFormContext<FieldValues>();
  const path = (field: string): string => `${name}.${field}`;
  const token = (field: string): string => (section === undefined ? field : `section-${section} ${field}`);
  const zip = textOf(useWatch({ control, name: path('zip') }));
  const cities = useCities(disabled ? '' : zip, path('city'));
  const streetTypes = useQuery({ queryKey: streetTypesKey, queryFn: ({ signal }) => listStreetTypes(signal), staleTime: Infinity });
  const chosenType = textOf(getValues(path('streetType')));
  const types = streetTypes.data?.list.map((type) => type.name) ?? [];
  const typeOptions = chosenType === '' || types.includes(chosenType) ? types : [chosenType, ...types];
  const unknownZip = cities.unknown ? t('address.unknownZip') : undefined;

  return (
    <Grid>
      <Status role="status">{unknownZip}</Status>
      <Cell wide={4}>
        <TextField
          name={path('zip')}
          label={t('address.zip')}
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
        <CityField name={path('city')} label={t('address.city')} cities={cities} autoComplete={token('address-level2')} disabled={disabled} />
      </Cell>
      <Cell wide={5} phone={2}>
        <TextField name={path('street')} label={t('address.street')} rules={[required]} autoComplete={token('address-line1')} disabled={disabled} />
      </Cell>
      <Cell wide={4}>
        <SelectField
          name={path('streetType')}
          label={t('address.streetType')}
          rules={[required]}
          options={typeOptions.map((type) => ({ value: type, label: type }))}
          hint={
            streetTypes.isError && (
              <>
                {t('address.typesFailed')}{' '}
                <Link component="button" type="button" variant="body2" sx={{ minHeight: 24 }} disabled={streetTypes.isFetching} onClick={() => void streetTypes.refetch()}>
                  {t('address.retry')}
                </Link>
              </>
            )
          }
          disabled={disabled}
        />
      </Cell>
      <Cell wide={3}>
        <TextField name={path('house')} label={t('address.house')} rules={[required]} autoComplete={token('address-line2')} disabled={disabled} />
      </Cell>
      {doorParts.map((field) => (
        <Cell key={field} wide={4} phone={field === 'staircase' ? 2 : 1} roomy>
          <TextField name={path(field)} label={t(`address.${field}`)} note={t('optional')} disabled={disabled} autoComplete={token('address-line3')} />
        </Cell>
      ))}
      {!short &&
        longParts.map((field) => (
          <Cell key={field} wide={6} phone={2}>
            <TextField name={path(field)} label={t(`address.${field}`)} note={t('optional')} disabled={disabled} autoComplete={field === 'country' ? token('country-name') : 'off'} />
          </Cell>
        ))}
    </Grid>
  );
};
