import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '~/components/feedback/useErrorText';
import { useRead } from '~/components/feedback/useRead';
import { FieldGrid, WholeRow } from '~/components/form/FieldGrid';
import { DateField } from '~/components/form/fields/DateField';
import { TextField } from '~/components/form/fields/TextField';
import { codeMessage } from '~/components/form/useMessageText';
import { birthCalendarYear } from '~/domain/constants';
import type { ContractType } from '~/domain/contract/contract';
import { isTaxInvalid } from '~/domain/errors/errorCatalogue';
import { personalTaxId } from '~/domain/identity/personalTaxId';
import { normaliseDigits } from '~/domain/text/normalisers';
import { normaliseCardNumber, normaliseText } from '~/domain/text/normaliseText';
import { today } from '~/domain/time/clock';
import { formatInputDate, parseDisplayDate } from '~/domain/time/dates';
import { birthDate as birthDateRule } from '~/domain/validation/dateValidators';
import { firstError, required } from '~/domain/validation/validators';
import { isServiceError } from '~/http/serviceError';
import { defineFormStep } from '~/routes/contracting/wizard/engine/formStep';
import type { Step1Data } from '~/services/contractingGet';
import { submitStep1 } from '~/services/contractingSubmit';
import { findByTax } from '~/services/lookups';
import { step1 } from '~/services/queries';

/** What step 1's tax id and birth date say together; both as typed. */
interface TaxAndBirth {
  tax: string;
  birthDate: string;
}

/** The card and customer ID that belong to the number, if any; or the codes with which the service refuses it. */
interface TaxAnswer {
  card?: string;
  kr?: string;
  refusal?: readonly string[];
}

/** Only a right number and a right date are worth asking the service about. */
const isAskable = ({ tax, birthDate }: TaxAndBirth): boolean =>
  firstError(birthDate, required, birthDateRule(today())) === undefined &&
  firstError(tax, required, personalTaxId(birthDate)) === undefined;

/** A refusal is asked again, but not by each rule of one press. */
const refusedForMs = 2_000;

const lookupOptions = ({ tax, birthDate }: TaxAndBirth) =>
  queryOptions({
    queryKey: ['find-by-tax', tax, birthDate],
    queryFn: async ({ signal }): Promise<TaxAnswer> => {
      try {
        return await findByTax({ tax, birth: parseDisplayDate(birthDate) ?? '' }, signal);
      } catch (error) {
        if (isServiceError(error) && error.kind === 'refused') return { refusal: error.codes };
        throw error;
      }
    },
    staleTime: ({ state }) => (state.data?.refusal === undefined ? Infinity : refusedForMs),
    retry: false,
  });

/** The answer for a rule of the form. Undefined where there is nothing to ask, or it can't be asked: saving the step decides then. */
const askTax = async (client: QueryClient, values: TaxAndBirth): Promise<TaxAnswer | undefined> => {
  if (!isAskable(values)) return undefined;
  try {
    return await client.query(lookupOptions(values));
  } catch {
    return undefined;
  }
};

interface PartnerValues {
  lastname: string;
  firstname: string;
  /** As typed, yyyy.MM.dd. */
  birthDate: string;
  birthPlace: string;
  mothersName: string;
  tax: string;
  oldCardNum: string;
}

/** The service's refusal of the number itself; any other is for /submit-1 to decide. */
const taxRefusal = ({ refusal = [] }: TaxAnswer = {}): string | undefined =>
  refusal.some(isTaxInvalid) ? codeMessage(...refusal) : undefined;

const Fields = () => {
  const { t } = useTranslation('portal');
  const { watch, trigger, getFieldState } = useFormContext<PartnerValues>();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [tax, birthDate] = watch(['tax', 'birthDate']);
  // Asks as soon as both are right, so that the answer is there before Next is pressed.
  const query = useQuery({ ...lookupOptions({ tax, birthDate }), enabled: isAskable({ tax, birthDate }) });
  const { data: answer, failure, busy } = useRead(query);

  // What the service says of the number belongs at its field as soon as it is known, not only at Next.
  useEffect(() => {
    if (answer !== undefined) void trigger('tax');
  }, [answer, trigger]);

  const ask = (values: PartnerValues) => askTax(client, values);
  const { card, refusal = failure?.codes ?? [] } = answer ?? {};
  const advice = [...new Set(refusal.map((code) => errorText(code)))].join(' ');
  return (
    <FieldGrid>
      <TextField<PartnerValues>
        name="lastname"
        label={t('wizard.partner.lastname')}
        rules={[required]}
        autoComplete="family-name"
      />
      <TextField<PartnerValues>
        name="firstname"
        label={t('wizard.partner.firstname')}
        rules={[required]}
        autoComplete="given-name"
      />
      <DateField<PartnerValues>
        name="birthDate"
        label={t('wizard.partner.birthDate')}
        rules={[required, birthDateRule(today())]}
        opensAt={`${birthCalendarYear.partner}-01-01`}
        max={today()}
        autoComplete="bday"
        onValue={() => {
          if (getFieldState('tax').invalid) void trigger('tax');
        }}
      />
      <TextField<PartnerValues>
        name="birthPlace"
        label={t('wizard.partner.birthPlace')}
        rules={[required]}
        autoComplete="off"
      />
      <WholeRow>
        <TextField<PartnerValues>
          name="mothersName"
          label={t('wizard.partner.mothersName')}
          rules={[required]}
          autoComplete="off"
        />
      </WholeRow>
      <TextField<PartnerValues>
        name="tax"
        label={t('wizard.partner.tax')}
        hint={busy ? t('wizard.partner.taxChecking') : advice || t('wizard.partner.taxHint')}
        rules={[
          required,
          (value, values) => personalTaxId(values.birthDate)(value),
          async (_value, values) => taxRefusal(await ask(values)),
        ]}
        normalise={normaliseDigits}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField<PartnerValues>
        name="oldCardNum"
        label={t('wizard.partner.oldCardNum')}
        required={card !== undefined}
        note={card === undefined ? t('member.optional') : undefined}
        hint={t(refusal.includes('TAX_CARD_NOT_FOUND') ? 'wizard.partner.oldCardAsked' : 'wizard.partner.oldCardHint')}
        rules={[
          async (value, values) => {
            const found = (await ask(values))?.card;
            return found === undefined || normaliseCardNumber(found) === normaliseCardNumber(value)
              ? undefined
              : (required(value) ?? 'validate_isCardNumMatch');
          },
        ]}
        autoComplete="off"
        verbatim
      />
    </FieldGrid>
  );
};

interface PartnerData {
  partner: Step1Data['partner'] & { type: ContractType };
  /** The customer ID that this tab's look-up filled in before. */
  foundKr: string | undefined;
}

/** Step 1: who the contract is for. */
export const partnerStep = defineFormStep<PartnerValues, PartnerData>({
  id: 1,
  lines: 15,
  phoneLines: 24,
  load: async (key, { client, fallbacks }) => {
    const { partner } = await client.query(step1(key));
    return { partner: { ...partner, type: partner.type ?? fallbacks.type ?? 'R' }, foundKr: fallbacks.foundKr };
  },
  defaults: ({ partner }, { member }) => ({
    // What the service doesn't know yet, the account does: nothing is asked twice (A11Y-5).
    lastname: partner.lastname || member.lastName,
    firstname: partner.firstname || member.firstName,
    birthDate: partner.birthDate === '' ? '' : formatInputDate(partner.birthDate),
    birthPlace: partner.birthPlace,
    mothersName: partner.mothersName,
    tax: partner.tax,
    oldCardNum: partner.oldCardNum,
  }),
  formPart: (values, { partner }) => toPartnerBody('', values, partner.type, ''),
  save: async (key, values, { partner, foundKr: foundBefore }, { client, member, ensureCurrent }) => {
    // The service's own customer ID stays; one that an earlier tax id filled in doesn't.
    const own = partner.kr === foundBefore ? '' : partner.kr;
    const foundKr = own === '' ? (await askTax(client, values))?.kr : undefined;
    ensureCurrent();
    await submitStep1(toPartnerBody(key, values, partner.type, own || (foundKr ?? member.kr ?? '')));
    return { foundKr };
  },
  Fields,
});

/** The form → /submit-1 (contract.ts). `kr`: the service's, found by the tax id, or the member's own; sent, not shown. */
const toPartnerBody = (key: string, values: PartnerValues, type: ContractType, kr: string) => ({
  key,
  partner: {
    kr,
    type,
    firstname: normaliseText(values.firstname),
    lastname: normaliseText(values.lastname),
    birthDate: parseDisplayDate(values.birthDate) ?? '',
    birthPlace: normaliseText(values.birthPlace),
    mothersName: normaliseText(values.mothersName),
    tax: values.tax,
    oldCardNum: normaliseCardNumber(values.oldCardNum),
  },
});
