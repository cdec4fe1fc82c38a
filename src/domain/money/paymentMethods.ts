/** The table of payment methods. */

/** The services' codes. */
export type PaymentMethod = '4' | '31' | '3' | '11' | '15' | '14' | 'A';

/** A method's code, or `gift` for the gift-card variant of 4. */
export type PaymentMethodName = PaymentMethod | 'gift';

export interface PaymentMethodRow {
  name: PaymentMethodName;
  /** What the services get; the gift-card variant is method 4 to them. */
  code: PaymentMethod;
  textKey: `status.method.${PaymentMethodName}`;
  /** One sum for the year, or monthly payments. */
  period: 'annual' | 'monthly';
  /** Asks for the bank account and its owner. */
  needsBankData: boolean;
  /** Asks for the first collection day. */
  hasFirstCollection: boolean;
  /** Offered on /payment. */
  onPaymentPage: boolean;
  /** Pays on the bank's page. */
  goesToBank: boolean;
}

const annual = {
  period: 'annual',
  needsBankData: false,
  hasFirstCollection: false,
  onPaymentPage: true,
  goesToBank: true,
} as const;
const monthly = { ...annual, period: 'monthly', hasFirstCollection: true, onPaymentPage: false } as const;

export const paymentMethods: readonly PaymentMethodRow[] = [
  { ...annual, name: '4', code: '4', textKey: 'status.method.4' },
  { ...annual, name: 'gift', code: '4', textKey: 'status.method.gift' },
  { ...monthly, name: '31', code: '31', textKey: 'status.method.31' },
  { ...monthly, name: '3', code: '3', textKey: 'status.method.3', needsBankData: true, goesToBank: false },
  { ...annual, name: 'A', code: 'A', textKey: 'status.method.A' },
  { ...annual, name: '11', code: '11', textKey: 'status.method.11' },
  { ...annual, name: '15', code: '15', textKey: 'status.method.15' },
  { ...annual, name: '14', code: '14', textKey: 'status.method.14' },
];

/** The row of a method; undefined for an unknown one. */
export function paymentMethod(name: string): PaymentMethodRow | undefined {
  return paymentMethods.find((row) => row.name === name);
}

/** The text key of a method's name; a neutral one for an unknown method. */
export function methodTextKey(name: string): `status.method.${PaymentMethodName | 'unknown'}` {
  return paymentMethod(name)?.textKey ?? 'status.method.unknown';
}
