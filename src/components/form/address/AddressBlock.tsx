import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { Box, Button, FormHelperText, Typography, type SxProps, type Theme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { SelectField } from '~/components/form/fields/SelectField';
import { TextField } from '~/components/form/fields/TextField';
import { LookupNotes } from '~/components/form/LookupNotes';
import { fieldText, type FieldProps } from '~/components/form/useField';
import type { Address } from '~/domain/identity/address';
import { normaliseZip } from '~/domain/text/normalisers';
import { required, zip as zipRule } from '~/domain/validation/validators';
import { listStreetTypes } from '~/services/lookups';
import { rem } from '~/theme/typography';
import { visuallyHidden } from '~/theme/visuallyHidden';

import { CityField } from './CityField';
import { useCities } from './useCities';

interface AddressBlockProps {
  /** The address's path in the form: "home", "address", "bank.address". */
  name: string;
  /** The autocomplete section, for forms with two addresses. */
  section?: string;
  short?: boolean;
}

/** Twelve columns on wide screens, two on phones, one where the labels of two don't fit. */
const grid: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: `repeat(auto-fill, minmax(min(100%, max(${rem(138)}, (100% - 16px) / 2)), 1fr))`,
    sm: 'repeat(12, minmax(0, 1fr))',
  },
  gap: '16px',
};
const span = (wide: number, phone: 'auto' | '1 / -1' = 'auto') => ({ gridColumn: { xs: phone, sm: `span ${wide}` } });

interface MoreDetailsProps {
  name: string;
  field: (part: keyof Address) => FieldProps;
  autoComplete: string;
}

/** PO box and country, which few addresses have: folded away unless one is filled in or wrong. */
const MoreDetails = ({ name, field, autoComplete }: MoreDetailsProps) => {
  const { t } = useTranslation('portal');
  const id = useId();
  const { control, getFieldState } = useFormContext<FieldValues>();
  const names = [`${name}.poBox`, `${name}.country`];
  const isFilled = useWatch({ control, name: names }).some((value) => fieldText(value) !== '');
  const formState = useFormState({ control, name: names });
  const isWrong = names.some((one) => getFieldState(one, formState).invalid);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = isWrong || (chosen ?? isFilled);
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1', mt: -1 }}>
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<KeyboardArrowDown sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          onClick={() => setChosen(!isOpen)}
        >
          {t('member.address.more')}
        </Button>
      </Box>
      <Box id={id} sx={{ display: isOpen ? 'contents' : 'none' }}>
        <Box sx={span(6, '1 / -1')}>
          <TextField {...field('poBox')} note={t('member.optional')} autoComplete="off" />
        </Box>
        <Box sx={span(6, '1 / -1')}>
          <TextField {...field('country')} note={t('member.optional')} autoComplete={autoComplete} />
        </Box>
      </Box>
    </>
  );
};

/** The one address block. Its fields are `<name>.zip` and so on. */
export const AddressBlock = ({ name, section, short = false }: AddressBlockProps) => {
  const { t } = useTranslation('portal');
  const optionalId = useId();
  const noteId = useId();
  const { control } = useFormContext<FieldValues>();
  const zip = fieldText(useWatch({ control, name: `${name}.zip` }));
  const cities = useCities(zip, `${name}.city`);
  const streetTypes = useQuery({
    queryKey: ['street-types'],
    queryFn: ({ signal }) => listStreetTypes(signal),
    staleTime: Infinity,
  });
  const chosenType = fieldText(useWatch({ control, name: `${name}.streetType` }));
  const types = streetTypes.data?.list.map((type) => type.name) ?? [];
  const typeOptions = chosenType === '' || types.includes(chosenType) ? types : [chosenType, ...types];
  const hasSeveral = cities.names.length > 1;
  const note = cities.unknown ? t('member.address.unknownZip') : hasSeveral && t('member.address.citiesMany');

  const field = (part: keyof Address) => ({
    name: `${name}.${part}`,
    label: t(`member.address.${part}`),
  });
  const autoComplete = (token: string): string => (section === undefined ? token : `section-${section} ${token}`);

  return (
    <Box sx={grid}>
      <Box role="status" sx={visuallyHidden}>
        {cities.unknown && note}
      </Box>
      <Box sx={span(4)}>
        <TextField
          {...field('zip')}
          rules={[required, zipRule]}
          describedBy={cities.unknown ? noteId : undefined}
          normalise={normaliseZip}
          inputMode="numeric"
          autoComplete={autoComplete('postal-code')}
          onValue={cities.onZip}
        />
      </Box>
      <Box sx={span(8)}>
        <CityField
          {...field('city')}
          cities={cities}
          describedBy={hasSeveral ? noteId : undefined}
          autoComplete={autoComplete('address-level2')}
        />
        <LookupNotes query={cities.query} text={t('member.address.citiesFailed')} />
      </Box>
      {note && (
        <FormHelperText id={noteId} sx={{ gridColumn: '1 / -1', mt: '-10px' }}>
          {note}
        </FormHelperText>
      )}
      <Box sx={span(5, '1 / -1')}>
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
      {/* On phones, too. */}
      <Box
        sx={{
          ...span(12, '1 / -1'),
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(74)}, (100% - 24px) / 3), 1fr))`,
          gap: '16px 12px',
        }}
      >
        <TextField {...field('staircase')} describedBy={optionalId} autoComplete="off" />
        {/* A token stands once in a section, and most people write these three as one. */}
        <TextField {...field('floor')} describedBy={optionalId} autoComplete={autoComplete('address-line3')} />
        <TextField {...field('door')} describedBy={optionalId} autoComplete="off" />
        <Typography id={optionalId} variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1', mt: '-10px' }}>
          {t('member.address.houseOptional')}
        </Typography>
      </Box>
      {!short && <MoreDetails name={name} field={field} autoComplete={autoComplete('country-name')} />}
    </Box>
  );
};
