import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../../domain/clock';
import { birthCalendarYear, personalTaxIdLength } from '../../../domain/constants';
import type { ContractType } from '../../../domain/contract';
import { birthDate as birthDateRule } from '../../../domain/dateValidators';
import { formatDate, parseDisplayDate } from '../../../domain/dates';
import { digitsOnly } from '../../../domain/normalisers';
import { personalTaxId } from '../../../domain/personalTaxId';
import { required } from '../../../domain/validators';
import { FieldGrid, WholeRow } from '../../../components/form/FieldGrid';
import { DateField } from '../../../components/form/DateField';
import { TextField } from '../../../components/form/TextField';
import { codeMessage } from '../../../components/form/useMessageText';
import { getStep1, type Step1Data } from '../../../services/contractingGet';
import { submitStep1 } from '../../../services/contractingSubmit';
import { defineStep } from './defineStep';
import { askTax, useTaxLookup, type TaxAnswer } from './taxLookup';

export interface PartnerValues {
  lastname: string;
  firstname: string;
  /** As typed, yyyy.MM.dd. */
  birthDate: string;
  birthPlace: string;
  mothersName: string;
  tax: string;
  oldCardNum: string;
}

const taxRefusal = (answer: TaxAnswer | undefined): string | undefined => (answer?.refusal === undefined ? undefined : codeMessage(answer.refusal));

const Fields = () => {
  const { t } = useTranslation('wizard');
  const { watch, trigger, getFieldState } = useFormContext<PartnerValues>();
  const client = useQueryClient();
  const [tax, born] = watch(['tax', 'birthDate']);
  const lookup = useTaxLookup({ tax, birthDate: born });

  // What the service says of the number belongs at its field as soon as it is known, not only at Next.
  useEffect(() => {
    if (lookup.data !== undefined) void trigger('tax');
  }, [lookup.data, trigger]);

  const ask = (values: PartnerValues) => askTax(client, values);
  return (
    <FieldGrid>
      <TextField<PartnerValues> name="lastname" label={t('partner.lastname')} rules={[required]} autoComplete="family-name" />
      <TextField<PartnerValues> name="firstname" label={t('partner.firstname')} rules={[required]} autoComplete="given-name" />
      <DateField<PartnerValues>
        name="birthDate"
        label={t('partner.birthDate')}
        rules={[required, birthDateRule(today())]}
        opensAt={`${birthCalendarYear.partner}-01-01`}
        max={today()}
        autoComplete="bday"
        onValue={() => {
          if (getFieldState('tax').invalid) void trigger('tax');
        }}
      />
      <TextField<PartnerValues> name="birthPlace" label={t('partner.birthPlace')} rules={[required]} autoComplete="off" />
      <WholeRow>
        <TextField<PartnerValues> name="mothersName" label={t('partner.mothersName')} rules={[required]} autoComplete="off" />
      </WholeRow>
      <TextField<PartnerValues>
        name="tax"
        label={t('partner.tax')}
        hint={lookup.isFetching ? t('partner.taxChecking') : t('partner.taxHint')}
        rules={[required, (value, values) => personalTaxId(values.birthDate)(value), async (_value, values) => taxRefusal(await ask(values))]}
        normalise={digitsOnly(personalTaxIdLength)}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField<PartnerValues>
        name="oldCardNum"
        label={t('partner.oldCardNum')}
        required={lookup.data?.card !== undefined}
        note={lookup.data?.card === undefined ? t('optional') : undefined}
        hint={t('partner.oldCardHint')}
        rules={[
          async (value, values) => {
            const card = (await ask(values))?.card;
            return card === undefined || card === value.trim() ? undefined : (required(value) ?? 'validate_isCardNumMatch');
          },
        ]}
        autoComplete="off"
      />
    </FieldGrid>
  );
};

interface PartnerData {
  partner: Step1Data['partner'] & { type: ContractType };
}

/** Step 1: who the contract is for. */
export const partnerStep = defineStep<PartnerValues, PartnerData>({
  id: 1,
  title: 'step1',
  lines: 15,
  load: async (key, signal, known) => {
    const { partner } = await getStep1({ key }, signal);
    return { partner: { ...partner, type: partner.type ?? known.type ?? 'R' } };
  },
  defaults: ({ partner }, { member }) => ({
    // What the service doesn't know yet, the account does: nothing is asked twice (A11Y-5).
    lastname: partner.lastname || member.lastName,
    firstname: partner.firstname || member.firstName,
    birthDate: partner.birthDate === '' ? '' : formatDate(partner.birthDate),
    birthPlace: partner.birthPlace,
    mothersName: partner.mothersName,
    tax: partner.tax,
    oldCardNum: partner.oldCardNum,
  }),
  sent: (values, { partner }) => toPartnerBody('', values, partner.type, ''),
  // The customer ID belongs to the number that is sent, whatever was typed before: it is asked, and mostly known by now.
  save: async (key, values, { partner }, { client, member }) =>
    submitStep1(toPartnerBody(key, values, partner.type, (await askTax(client, values))?.kr ?? member.kr ?? '')),
  Fields,
});

/** The form → /submit-1 (contract.ts). `kr`: found by the tax id, or the member's own; sent, not shown. */
export const toPartnerBody = (key: string, values: PartnerValues, type: ContractType, kr: string) => ({
  key,
  partner: {
    kr,
    type,
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    birthDate: parseDisplayDate(values.birthDate) ?? '',
    birthPlace: values.birthPlace.trim(),
    mothersName: values.mothersName.trim(),
    tax: values.tax,
    oldCardNum: values.oldCardNum.trim(),
  },
});
