import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useCareContacts } from '../../../../../components/feedback/CareLine';
import { AddressBlock } from '../../../../../components/form/address/AddressBlock';
import { RadioCards } from '../../../../../components/form/fields/RadioCards';
import { TextField } from '../../../../../components/form/fields/TextField';
import { useConfig } from '../../../../../components/useConfig';
import { epassMinimum } from '../../../../../domain/constants';
import { emptyAddress, formatAddress } from '../../../../../domain/identity/address';
import { deliveryPrice, type Costs } from '../../../../../domain/money/fees';
import { formatForint } from '../../../../../domain/money/money';
import { required } from '../../../../../domain/text/validators';
import { useLanguage } from '../../../../../i18n/useLanguage';
import { submitStep4 } from '../../../../../services/contractingSubmit';
import { defineFormStep } from '../../engine/defineFormStep';
import { termsToSave } from '../../engine/wizardMemory';
import { useMissingPackage, useShownFee } from '../contract/packages';
import {
  deliveryCosts,
  deliveryDefaults,
  deliveryOption,
  isSent,
  loadDelivery,
  offeredAddresses,
  reachable,
  receiptChoices,
  toDeliveryBody,
  type DeliveryData,
  type DeliveryValues,
} from './delivery';

const DeliveryAddress = ({ data }: { data: DeliveryData }) => {
  const { t } = useTranslation('portal');
  const { watch } = useFormContext<DeliveryValues>();
  const { home, mailing } = data;
  const texts = {
    1: { label: t('wizard.delivery.home'), hint: formatAddress(home) },
    2: { label: t('wizard.delivery.mailing'), hint: mailing && formatAddress(mailing) },
    3: { label: t('wizard.delivery.another') },
  };
  const choices = offeredAddresses(data).map((value) => ({ value, ...texts[value] }));
  return (
    <>
      <RadioCards<DeliveryValues>
        name="deliveryAddress"
        label={t('wizard.delivery.address')}
        choices={choices}
        rules={[(_value, values) => reachable(values, data)]}
      />
      {watch('deliveryAddress') === '3' && (
        <Stack spacing={2}>
          <TextField<DeliveryValues>
            name="addressee"
            label={t('wizard.delivery.addressee')}
            rules={[required]}
            autoComplete="section-delivery name"
          />
          <AddressBlock name="address" section="delivery" needsStreet={watch('delivery') === '2'} />
        </Stack>
      )}
    </>
  );
};

const useCosts = (data: DeliveryData, contractKey: string): Costs => {
  const { watch } = useFormContext<DeliveryValues>();
  const [receipt, delivery] = watch(['receipt', 'delivery']);
  return deliveryCosts(data, { receipt, delivery }, useShownFee(contractKey, data.contract));
};

const Fields = ({ data }: { data: DeliveryData }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { watch, setValue, clearErrors } = useFormContext<DeliveryValues>();
  const [receipt, delivery] = watch(['receipt', 'delivery']);
  const hasCare = useCareContacts().length > 0;
  const { readyDays: count, pickupPlace } = useConfig().plasticCard;
  const ask = hasCare ? t('wizard.delivery.pickupAsk') : undefined;
  const pickup = pickupPlace === undefined ? ask : t('wizard.delivery.pickupPlace', { place: pickupPlace });
  const price = (option: 1 | 2): string => {
    const amount = deliveryPrice(data.fees.tariff, option);
    return amount === 0 ? t('wizard.delivery.free') : formatForint(amount, language);
  };
  const hints = {
    a: t('wizard.delivery.keepHint'),
    b: t('wizard.delivery.plasticHint'),
    c: t('wizard.delivery.epassHint', epassMinimum),
  };
  return (
    <>
      <RadioCards<DeliveryValues>
        name="receipt"
        label={t('wizard.delivery.card')}
        choices={receiptChoices(data).map((value) => ({
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
        <RadioCards<DeliveryValues>
          name="delivery"
          label={t('wizard.delivery.title')}
          choices={[
            {
              value: '0',
              label: t('wizard.delivery.personal'),
              hint: pickup,
              end: t('wizard.delivery.free'),
            },
            { value: '1', label: t('wizard.delivery.post'), end: price(1) },
            { value: '2', label: t('wizard.delivery.courier'), end: price(2) },
          ]}
          onValue={() => clearErrors('deliveryAddress')}
        />
      )}
      {receipt === 'b' && count !== undefined && (
        <Typography variant="body2">{t('wizard.delivery.readyHint', { count })}</Typography>
      )}
      {isSent({ receipt, delivery }) && <DeliveryAddress data={data} />}
    </>
  );
};

/** Step 4: which card, and how it comes. */
export const deliveryStep = defineFormStep<DeliveryValues, DeliveryData>({
  id: 4,
  lines: 9,
  load: loadDelivery,
  defaults: (data, { savedOnce }) => deliveryDefaults(data, savedOnce),
  sent: (values, data) => toDeliveryBody('', values, data),
  isAsSaved: ({ receipt }, { contract }) => receipt === contract.receipt,
  save: async (key, values, data) => {
    const body = toDeliveryBody(key, values, data);
    await submitStep4(body);
    return { 4: termsToSave(body.contract, body.fees, deliveryOption(values.delivery), data.overpayment) };
  },
  Fields,
  useCosts,
  useNextDisabledReason: useMissingPackage,
});
