/** The table of payment methods. */

export type PaymentMethod = '4' | '31' | '3' | '11' | '15' | '14' | 'A';

/** A method's code, or `gift` for the gift-card variant of 4. */
export type PaymentMethodName = PaymentMethod | 'gift';

export interface PaymentMethodRow {
  name: PaymentMethodName;
  /** What the services get; the gift-card variant is method 4 to them. */
  code: PaymentMethod;
  /** Paid month by month from a first collection day on, and offered by the wizard alone; else one sum for the year. */
  isMonthly: boolean;
  /** Collected from a bank account; all others are paid on the bank's page. */
  isDirectDebit: boolean;
}

const annual = { isMonthly: false, isDirectDebit: false };

export const paymentMethods: readonly PaymentMethodRow[] = [
  { ...annual, name: '4', code: '4' },
  { ...annual, name: 'gift', code: '4' },
  { name: '31', code: '31', isMonthly: true, isDirectDebit: false },
  { name: '3', code: '3', isMonthly: true, isDirectDebit: true },
  { ...annual, name: 'A', code: 'A' },
  { ...annual, name: '11', code: '11' },
  { ...annual, name: '15', code: '15' },
  { ...annual, name: '14', code: '14' },
];

/** The row of a method; undefined for an unknown one, or while none is chosen. */
export const paymentMethod = (name: string | undefined): PaymentMethodRow | undefined =>
  paymentMethods.find((row) => row.name === name);

/** The text key of a method's name; a neutral one for an unknown method. */
export const methodTextKey = (name: string | undefined): `status.method.${PaymentMethodName | 'unknown'}` =>
  `status.method.${paymentMethod(name)?.name ?? 'unknown'}`;
