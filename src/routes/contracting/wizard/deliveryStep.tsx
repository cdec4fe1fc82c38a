import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyAddress, formatAddress } from '../../../domain/address';
import { epassMinimum } from '../../../domain/constants';
import { deliveryPrice, type Costs } from '../../../domain/fees';
import { formatForint } from '../../../domain/money';
import { required } from '../../../domain/validators';
import { AddressBlock } from '../../../components/form/AddressBlock';
import { RadioCards } from '../../../components/form/RadioCards';
import { TextField } from '../../../components/form/TextField';
import { useLanguage } from '../../../i18n/useLanguage';
import { submitStep4 } from '../../../services/contractingSubmit';
import { defineStep } from './defineStep';
import { useMissingPackage } from './useMissingPackage';
import { deliveryCosts, deliveryDefaults, deliveryOption, isSent, offeredAddresses, receiptChoices, toDeliveryBody, type DeliveryData, type DeliveryValues } from './delivery';
import { loadStep4, useOldMonthlyFee } from './packages';
import { toSavedTerms } from './savedTerms';

const DeliveryAddress = ({ data }: { data: DeliveryData }) => {
  const { t } = useTranslation('wizard');
  const { watch } = useFormContext<DeliveryValues>();
  const { home, mailing } = data;
  const texts = {
    1: { label: t('delivery.home'), hint: formatAddress(home) },
    2: { label: t('delivery.mailing'), hint: mailing && formatAddress(mailing) },
    3: { label: t('delivery.another') },
  };
  const choices = offeredAddresses(data).map((value) => ({ value, ...texts[value] }));
  return (
    <>
      <RadioCards<DeliveryValues> name="deliveryAddress" label={t('delivery.address')} choices={choices} />
      {watch('deliveryAddress') === '3' && (
        <Stack spacing={2}>
          <TextField<DeliveryValues> name="addressee" label={t('delivery.addressee')} rules={[required]} autoComplete="section-delivery name" />
          <AddressBlock name="address" section="delivery" />
        </Stack>
      )}
    </>
  );
};

const Fields = ({ data }: { data: DeliveryData }) => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const { watch, setValue } = useFormContext<DeliveryValues>();
  const [receipt, delivery] = watch(['receipt', 'delivery']);
  const price = (option: 1 | 2): string => {
    const amount = deliveryPrice(data.fees.tariff, option);
    return amount === 0 ? t('delivery.free') : formatForint(amount, language);
  };
  const hints = { a: t('delivery.keepHint'), b: t('delivery.plasticHint'), c: t('delivery.epassHint', epassMinimum) };
  return (
    <>
      <RadioCards<DeliveryValues>
        name="receipt"
        label={t('delivery.card')}
        choices={receiptChoices(data).map((value) => ({ value, label: t(`delivery.receipt.${value}`), hint: hints[value] }))}
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
          label={t('delivery.title')}
          choices={[
            { value: '0', label: t('delivery.personal'), end: t('delivery.free') },
            { value: '1', label: t('delivery.post'), end: price(1) },
            { value: '2', label: t('delivery.courier'), end: price(2) },
          ]}
        />
      )}
      {isSent({ receipt, delivery }) && <DeliveryAddress data={data} />}
    </>
  );
};

const useCosts = (data: DeliveryData, contractKey: string): Costs => {
  const { watch } = useFormContext<DeliveryValues>();
  const [receipt, delivery] = watch(['receipt', 'delivery']);
  const oldMonthlyFee = useOldMonthlyFee(contractKey, data.contract.validFrom, data.type);
  return deliveryCosts(data, { receipt, delivery }, oldMonthlyFee);
};

/** Step 4: which card, and how it comes. */
export const deliveryStep = defineStep<DeliveryValues, DeliveryData>({
  id: 4,
  title: 'step4',
  lines: 9,
  load: loadStep4,
  defaults: (data, { savedOnce }) => deliveryDefaults(data, savedOnce),
  sent: (values, data) => toDeliveryBody('', values, data),
  isAsSaved: ({ receipt }, { contract }) => receipt === contract.receipt,
  save: async (key, values, data, { remember }) => {
    const body = toDeliveryBody(key, values, data);
    await submitStep4(body);
    remember({ saved: toSavedTerms(body.contract, body.fees, deliveryOption(values.delivery), data.overpayment) });
  },
  Fields,
  useCosts,
  useObstacle: useMissingPackage,
});
