/** The one table of payment methods (PAY-3, WIZ-11). */

/** The services' codes. */
export type PaymentMethod = '4' | '31' | '3' | '11' | '15' | '14' | 'A';

/** What a method is called: its code, or `gift` for the gift-card variant of 4. */
export type PaymentMethodName = PaymentMethod | 'gift';

export interface PaymentMethodRow {
  name: PaymentMethodName;
  /** What is sent; the gift-card variant is method 4 to the services. */
  code: PaymentMethod;
  textKey: `status:method.${PaymentMethodName}`;
  /** One annual sum, or month by month. */
  period: 'annual' | 'monthly';
  /** Account, owner and the rest of the bank data are asked (WIZ-11). */
  needsBankData: boolean;
  /** A first collection day is asked (WIZ-11). */
  hasFirstCollection: boolean;
  /** Offered on /payment. */
  onPaymentPage: boolean;
  /** Offered in step 6 of the wizard. */
  inWizard: boolean;
  /** Paying goes through the bank's page (WIZ-15). */
  goesToBank: boolean;
}

const annual = {
  period: 'annual',
  needsBankData: false,
  hasFirstCollection: false,
  onPaymentPage: true,
  inWizard: true,
  goesToBank: true,
} as const;
const monthly = { ...annual, period: 'monthly', hasFirstCollection: true, onPaymentPage: false } as const;

export const paymentMethods: readonly PaymentMethodRow[] = [
  { ...annual, name: '4', code: '4', textKey: 'status:method.4' },
  { ...annual, name: 'gift', code: '4', textKey: 'status:method.gift', inWizard: false },
  { ...monthly, name: '31', code: '31', textKey: 'status:method.31' },
  { ...monthly, name: '3', code: '3', textKey: 'status:method.3', needsBankData: true, goesToBank: false },
  { ...annual, name: 'A', code: 'A', textKey: 'status:method.A' },
  { ...annual, name: '11', code: '11', textKey: 'status:method.11' },
  { ...annual, name: '15', code: '15', textKey: 'status:method.15' },
  { ...annual, name: '14', code: '14', textKey: 'status:method.14' },
];

/** The row of a method; undefined for a code that nobody knows (FLT-7). */
export function paymentMethod(name: string): PaymentMethodRow | undefined {
  return paymentMethods.find((row) => row.name === name);
}

/** The name of a method for the screen; a neutral one for a code that nobody knows (FLT-7). */
export function methodTextKey(name: string): `status:method.${PaymentMethodName | 'unknown'}` {
  return paymentMethod(name)?.textKey ?? 'status:method.unknown';
}

/** Whether the text is one of the services' codes. */
export function isPaymentMethod(code: string): code is PaymentMethod {
  return paymentMethods.some((row) => row.code === code);
}
