import {
  offeredReceipts,
  openingReceipt,
  type CardTerms,
  type DeliveryOption,
  type Receipt,
} from '../../../../../domain/contract/contract';
import {
  cleanAddress,
  fullAddress,
  isEmptyAddress,
  isPoBoxAlone,
  sameAddress,
  type Address,
} from '../../../../../domain/identity/address';
import { computeCosts, type Costs, type Fees } from '../../../../../domain/money/fees';
import { normaliseText } from '../../../../../domain/text/normaliseText';
import type { ValidationMessage } from '../../../../../domain/text/validationKeys';
import { getStep4, type Step4Data } from '../../../../../services/contractingGet';
import { fillTerms, type KnownTerms, type StartedContract } from '../../engine/wizardMemory';
import { withMonthlyFee } from '../contract/packages';

/** /get-4 with its gaps filled. */
export type DeliveryData = Omit<Step4Data, 'contract' | 'fees' | 'overpayment'> & {
  contract: StartedContract;
  fees: Fees;
  delivery: DeliveryOption;
  overpayment: number;
};

/** /get-4 with its gaps filled; steps 4 and 5 compute with it. */
export const loadDelivery = async (key: string, signal: AbortSignal, known: KnownTerms): Promise<DeliveryData> => {
  const reply = await getStep4({ key }, signal);
  const terms = fillTerms(reply, known);
  return { ...reply, ...terms, fees: await withMonthlyFee(key, terms.fees, terms.contract, signal) };
};

/** Step 4's form. Radios carry texts. */
export interface DeliveryValues {
  receipt: Receipt;
  delivery: '0' | '1' | '2';
  deliveryAddress: '1' | '2' | '3';
  addressee: string;
  address: Address;
}

const cardTerms = ({ contract, type }: DeliveryData): CardTerms => ({
  type,
  validFrom: contract.validFrom,
  cardNumber: contract.cardNum,
});

/** The receipts on offer; keeping the present card is one of them only where it can be kept. */
export const receiptChoices = (data: DeliveryData): readonly Receipt[] => offeredReceipts(cardTerms(data));

export const deliveryOption = (delivery: DeliveryValues['delivery']): DeliveryOption =>
  (({ '0': 0, '1': 1, '2': 2 }) as const)[delivery];

/** What the contract costs with the card and delivery in the form, for all months left. */
export const deliveryCosts = (
  { contract: { validFrom }, fees: { monthlyFee, tariff, charged }, overpayment }: DeliveryData,
  { receipt, delivery }: Pick<DeliveryValues, 'receipt' | 'delivery'>,
  shownMonthlyFee?: number,
): Costs =>
  computeCosts({
    shownMonthlyFee,
    monthlyFee,
    tariff,
    charged,
    validFrom,
    receipt,
    delivery: deliveryOption(delivery),
    overpayment,
  });

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
    receipt: openingReceipt(cardTerms(data), receipt, savedOnce || data.delivery !== 0),
    delivery: `${data.delivery}`,
    deliveryAddress,
    addressee: another?.addressee ?? '',
    address: fullAddress(another?.address),
  };
};

/** Whether the card is sent somewhere: then an address is needed. */
export const isSent = ({ receipt, delivery }: Pick<DeliveryValues, 'receipt' | 'delivery'>): boolean =>
  receipt === 'b' && delivery !== '0';

const chosenAddress = (values: DeliveryValues, { home, mailing }: DeliveryData): Address => {
  if (values.deliveryAddress === '3') return values.address;
  return values.deliveryAddress === '2' && mailing !== undefined ? mailing : home;
};

/** Whether the chosen address can be delivered to: a courier needs a street. Another address has rules of its own. */
export const reachable = (
  values: Pick<DeliveryValues, 'receipt' | 'delivery' | 'deliveryAddress'>,
  { home, mailing }: Pick<DeliveryData, 'home' | 'mailing'>,
): ValidationMessage | undefined => {
  const known = { 1: home, 2: mailing, 3: undefined }[values.deliveryAddress];
  const isByCourier = isSent(values) && values.delivery === '2';
  return isByCourier && known !== undefined && isPoBoxAlone(known) ? 'validate_courierAddress' : undefined;
};

/** The form → /submit-4 (contract.ts): terms as saved in step 3, addressee and address only for a card that is sent. */
export const toDeliveryBody = (key: string, values: DeliveryValues, data: DeliveryData) => {
  const { validFrom, validTo, cardPackage } = data.contract;
  const sent = isSent(values);
  return {
    key,
    contract: {
      validFrom,
      validTo,
      cardPackage,
      receipt: values.receipt,
      addressee: sent && values.deliveryAddress === '3' ? normaliseText(values.addressee) : '',
      address: sent ? cleanAddress(chosenAddress(values, data)) : null,
    },
    fees: deliveryCosts(data, values),
  };
};
