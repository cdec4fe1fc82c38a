import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useCareContacts } from '~/components/feedback/CareLine';
import { AddressBlock } from '~/components/form/address/AddressBlock';
import { AddressText } from '~/components/form/address/AddressText';
import { ChoiceCards } from '~/components/form/fields/ChoiceCards';
import { TextField } from '~/components/form/fields/TextField';
import { useConfig } from '~/components/hooks/useConfig';
import { Money } from '~/components/Money';
import { epassMinimum } from '~/domain/constants';
import {
  offeredReceipts,
  openingReceipt,
  type CardTerms,
  type DeliveryOption,
  type Receipt,
} from '~/domain/contract/contract';
import { emptyAddress, fullAddress, isEmptyAddress, sameAddress, type Address } from '~/domain/identity/address';
import { deliveryPrice, type Costs } from '~/domain/money/fees';
import { normaliseText } from '~/domain/text/normaliseText';
import { required } from '~/domain/validation/validators';
import type { LoadContext } from '~/routes/contracting/wizard/engine/defineStep';
import { defineFormStep } from '~/routes/contracting/wizard/engine/formStep';
import { contractCosts, toTermsBody, type Terms } from '~/routes/contracting/wizard/engine/terms';
import { readTerms, useMissingPackage } from '~/routes/contracting/wizard/steps/contract/packages';
import type { Step4Data } from '~/services/contractingGet';
import { submitStep4 } from '~/services/contractingSubmit';
import { step4 } from '~/services/queries';
import { feesToWire } from '~/services/shapes';

/** /get-4 with its gaps filled. */
export type DeliveryData = Omit<Step4Data, keyof Terms> & Terms;

/** Steps 4 and 5 compute with it. */
export const loadDelivery = async (key: string, context: LoadContext): Promise<DeliveryData> => {
  const reply = await context.client.query(step4(key));
  return { ...reply, ...(await readTerms(key, reply, context)) };
};

/** Step 4's form. Radios carry texts. */
export interface DeliveryValues {
  receipt: Receipt;
  delivery: DeliveryOption;
  deliveryAddress: '1' | '2' | '3';
  addressee: string;
  address: Address;
}

const cardTerms = ({ contract, type }: DeliveryData): CardTerms => ({
  type,
  validFrom: contract.validFrom,
  cardNumber: contract.cardNum,
});

/** The ways of delivery by name, for texts and for the order. */
export const deliveryNames = { '0': 'personal', '1': 'post', '2': 'courier' } as const;

/** What the contract costs with the card and delivery in the form, for all months left. */
export const deliveryCosts = (
  data: DeliveryData,
  { receipt, delivery }: Pick<DeliveryValues, 'receipt' | 'delivery'>,
): Costs => contractCosts(data, { receipt, delivery });

/** The addresses on offer. Another one can always be given; home can't be chosen if the service doesn't know it. */
export const offeredAddresses = ({
  home,
  mailing,
}: Pick<DeliveryData, 'home' | 'mailing'>): readonly DeliveryValues['deliveryAddress'][] => [
  ...(isEmptyAddress(home) ? [] : (['1'] as const)),
  ...(mailing === undefined ? [] : (['2'] as const)),
  '3',
];

const savedAddressKey = (data: DeliveryData): DeliveryValues['deliveryAddress'] => {
  const { home, mailing } = data;
  const { address } = data.contract;
  if (address === undefined) return offeredAddresses(data)[0] ?? '3';
  if (sameAddress(address, home)) return '1';
  return mailing !== undefined && sameAddress(address, mailing) ? '2' : '3';
};

/**
 * The saved choice, or the values that step 4 opens with. Step 3 also saves a receipt, so only a delivery proves that step 4 was saved.
 */
export const deliveryDefaults = (data: DeliveryData, savedOnce: boolean): DeliveryValues => {
  const { receipt } = data.contract;
  const deliveryAddress = savedAddressKey(data);
  const another = deliveryAddress === '3' ? data.contract : undefined;
  return {
    receipt: openingReceipt(cardTerms(data), receipt, savedOnce || data.delivery !== '0'),
    delivery: data.delivery,
    deliveryAddress,
    addressee: another?.addressee ?? '',
    address: fullAddress(another?.address),
  };
};

/** A card that is sent somewhere. */
const needsAddress = ({ receipt, delivery }: Pick<DeliveryValues, 'receipt' | 'delivery'>): boolean =>
  receipt === 'b' && delivery !== '0';

const chosenAddress = (values: DeliveryValues, { home, mailing }: DeliveryData): Address => {
  if (values.deliveryAddress === '3') return values.address;
  return values.deliveryAddress === '2' && mailing !== undefined ? mailing : home;
};

/** The form → /submit-4 (contract.ts): terms as saved in step 3, addressee and address only for a card that is sent. */
export const toDeliveryBody = (key: string, values: DeliveryValues, data: DeliveryData) => {
  const address = needsAddress(values) ? chosenAddress(values, data) : undefined;
  const hasAddressee = address !== undefined && values.deliveryAddress === '3';
  return {
    key,
    contract: {
      ...toTermsBody({ ...data.contract, receipt: values.receipt }, address),
      addressee: hasAddressee ? normaliseText(values.addressee) : '',
    },
    fees: feesToWire(deliveryCosts(data, values)),
  };
};

const DeliveryAddress = ({ data }: { data: DeliveryData }) => {
  const { t } = useTranslation('portal');
  const { watch } = useFormContext<DeliveryValues>();
  const { home, mailing } = data;
  const texts = {
    1: { label: t('wizard.delivery.home'), hint: <AddressText address={home} /> },
    2: { label: t('wizard.delivery.mailing'), hint: mailing && <AddressText address={mailing} /> },
    3: { label: t('wizard.delivery.another') },
  };
  const choices = offeredAddresses(data).map((value) => ({ value, ...texts[value] }));
  return (
    <>
      <ChoiceCards<DeliveryValues> name="deliveryAddress" label={t('wizard.delivery.address')} choices={choices} />
      {watch('deliveryAddress') === '3' && (
        <Stack spacing={2}>
          <TextField<DeliveryValues>
            name="addressee"
            label={t('wizard.delivery.addressee')}
            rules={[required]}
            autoComplete="section-delivery name"
          />
          <AddressBlock name="address" section="delivery" />
        </Stack>
      )}
    </>
  );
};

const useCosts = ({ watch }: UseFormReturn<DeliveryValues>, data: DeliveryData): Costs => {
  const [receipt, delivery] = watch(['receipt', 'delivery']);
  return deliveryCosts(data, { receipt, delivery });
};

const Fields = ({ data }: { data: DeliveryData }) => {
  const { t } = useTranslation('portal');
  const { watch, setValue, clearErrors } = useFormContext<DeliveryValues>();
  const [receipt, delivery] = watch(['receipt', 'delivery']);
  const hasCare = useCareContacts().length > 0;
  const { readyDays: count, pickupPlace } = useConfig().plasticCard;
  const ask = hasCare ? t('wizard.delivery.pickupAsk') : undefined;
  const pickup = pickupPlace === undefined ? ask : t('wizard.delivery.pickupPlace', { place: pickupPlace });
  const price = (option: DeliveryOption): ReactNode => {
    const amount = deliveryPrice(data.fees.tariff, option);
    return amount === 0 ? t('wizard.delivery.free') : <Money amount={amount} />;
  };
  const hints = {
    a: t('wizard.delivery.keepHint'),
    b: t('wizard.delivery.plasticHint'),
    c: t('wizard.delivery.epassHint', epassMinimum),
  };
  return (
    <>
      <ChoiceCards<DeliveryValues>
        name="receipt"
        label={t('wizard.delivery.card')}
        choices={offeredReceipts(cardTerms(data)).map((value) => ({
          value,
          label: t(`wizard.delivery.receipt.${value}`),
          hint: hints[value],
        }))}
        onValue={(value) => {
          if (value === 'b') return;
          // A card that isn't sent has no addressee and no address.
          setValue('delivery', '0');
          setValue('deliveryAddress', offeredAddresses(data)[0] ?? '3');
          setValue('addressee', '');
          setValue('address', emptyAddress());
        }}
      />
      {receipt === 'b' && (
        <ChoiceCards<DeliveryValues>
          name="delivery"
          label={t('wizard.delivery.title')}
          choices={[
            { value: '0', label: t('wizard.delivery.personal'), hint: pickup, end: price('0') },
            { value: '1', label: t('wizard.delivery.post'), end: price('1') },
            { value: '2', label: t('wizard.delivery.courier'), end: price('2') },
          ]}
          onValue={() => clearErrors('deliveryAddress')}
        />
      )}
      {receipt === 'b' && count !== undefined && (
        <Typography variant="body2">{t('wizard.delivery.readyHint', { count })}</Typography>
      )}
      {needsAddress({ receipt, delivery }) && <DeliveryAddress data={data} />}
    </>
  );
};

/** Step 4: which card, and how it comes. */
export const deliveryStep = defineFormStep<DeliveryValues, DeliveryData>({
  id: 4,
  lines: 9,
  load: loadDelivery,
  defaults: (data, { savedOnce }) => deliveryDefaults(data, savedOnce),
  formPart: (values, data) => toDeliveryBody('', values, data),
  isAsSaved: ({ receipt }, { contract }) => receipt === contract.receipt,
  save: async (key, values, data) => {
    const body = toDeliveryBody(key, values, data);
    await submitStep4(body);
    // With the address itself, whichever was chosen.
    const { overpayment } = data;
    return { address: fullAddress(body.contract.address), fees: deliveryCosts(data, values), overpayment };
  },
  Fields,
  useCosts,
  useNextDisabledReason: useMissingPackage,
});
