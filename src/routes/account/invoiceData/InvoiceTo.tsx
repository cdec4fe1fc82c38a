import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import { CheckboxField } from '../../../components/form/fields/CheckboxField';
import { RadioCards, type RadioChoice } from '../../../components/form/fields/RadioCards';
import { formatAddress, isEmptyAddress } from '../../../domain/identity/address';
import { nameInOrder } from '../../../domain/identity/member';
import { requireChoice } from '../../../domain/text/validators';
import type { Language } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/useLanguage';
import type { InvoiceData } from '../../../services/account';
import {
  employerIncomplete,
  employerOf,
  employerOffered,
  switchDirection,
  type Direction,
  type InvoiceDataValues,
} from './invoiceData';
import { InvoicePartyFields } from './InvoicePartyFields';

/** The member's own data, as far as the service gives them. Names can be of any length. */
const ownData = ({ current, partner }: InvoiceData, language: Language): ReactNode => {
  const own = partner ?? (current.direction === 0 ? current : undefined);
  if (own === undefined || own.name === '') return undefined;
  return (
    <>
      <Box
        component="span"
        sx={{ display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical' }}
      >
        {nameInOrder(own.name, language)}
      </Box>
      {own.address !== undefined && !isEmptyAddress(own.address) && formatAddress(own.address)}
    </>
  );
};

const useEmployerChoice = (data: InvoiceData): RadioChoice => {
  const { t } = useTranslation('portal');
  const { name = '', tax = '', address } = employerOf(data) ?? {};
  return {
    value: '3',
    label: name === '' ? t('invoiceTo.unnamedEmployer') : t('invoiceTo.employer', { name }),
    hint:
      employerIncomplete(data) || address === undefined
        ? t('account.invoiceData.employerMissing')
        : t('invoiceTo.party', { tax, address: formatAddress(address) }),
  };
};

const useChoices = (data: InvoiceData): RadioChoice[] => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const employer = useEmployerChoice(data);
  return [
    { value: '0', label: t('invoiceTo.me'), hint: ownData(data, language) },
    ...(employerOffered(data) ? [employer] : []),
    { value: '2', label: t('invoiceTo.person') },
    { value: '1', label: t('invoiceTo.company'), hint: t('account.invoiceData.withTaxNumber') },
  ];
};

const isDirection = (value: string): value is Direction => ['0', '1', '2', '3'].includes(value);

/** Whose invoices they are: one question, and a box that gives one of its answers. */
export const InvoiceTo = ({ data }: { data: InvoiceData }) => {
  const { t } = useTranslation('portal');
  const { clearErrors, control, getValues, setValue } = useFormContext<InvoiceDataValues>();
  const direction = useWatch({ control, name: 'direction' });
  const choices = useChoices(data);

  const open = (to: Direction): void => {
    if (to === direction) return;
    // The form already has the new direction, while the fields still have the old one's values.
    const values = switchDirection({ ...getValues(), direction }, to, data);
    for (const name of ['own', 'direction', 'last', 'name', 'taxNumber', 'address', 'kept'] as const) {
      setValue(name, values[name], { shouldDirty: true });
    }
    clearErrors();
  };
  const fields = {
    0: null,
    1: <InvoicePartyFields withTax />,
    2: <InvoicePartyFields withTax={false} />,
    3: employerIncomplete(data) ? (
      <Message tone="warning">{t('account.invoiceData.employerAdvice')}</Message>
    ) : (
      <Message>{t('account.invoiceData.locked')}</Message>
    ),
  };

  return (
    <>
      <RadioCards<InvoiceDataValues>
        name="direction"
        label={t('account.invoiceData.direction')}
        choices={choices}
        rules={[requireChoice]}
        fields={fields[direction]}
        onValue={(value) => {
          if (isDirection(value)) open(value);
        }}
      />
      <CheckboxField<InvoiceDataValues>
        name="own"
        label={t('account.invoiceData.own')}
        onValue={(own) => open(own ? '0' : getValues('last'))}
      >
        <Typography variant="body2" color="textSecondary">
          {t('account.invoiceData.sameAsMe')}
        </Typography>
      </CheckboxField>
    </>
  );
};
