import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useConfig } from '../../../../../components/useConfig';
import { formatAddress } from '../../../../../domain/identity/address';
import { displayName } from '../../../../../domain/identity/member';
import { phoneFromWire } from '../../../../../domain/identity/phone';
import { normaliseBankAccount } from '../../../../../domain/money/bankAccount';
import { methodTextKey } from '../../../../../domain/money/paymentMethods';
import { formatDay, formatPeriod } from '../../../../../domain/time/dateTexts';
import { useLanguage } from '../../../../../i18n/useLanguage';
import type { SavedPayment } from '../../engine/wizardMemory';
import { hasFirstCollection, namedMethod } from '../payment/paymentChoice';
import { summaryCosts, type SummaryData } from './summaryData';

export type SummaryRow = readonly [label: string, value: ReactNode];

type Parts = readonly [
  partner: SummaryRow[],
  address: SummaryRow[],
  contract: SummaryRow[],
  delivery: SummaryRow[],
  invoicing: SummaryRow[],
  payment: SummaryRow[],
];

const deliveryKeys = {
  0: 'wizard.delivery.personal',
  1: 'wizard.delivery.post',
  2: 'wizard.delivery.courier',
} as const;

/** What was given in steps 1 to 6, in words; rows that a choice doesn't have are left out. */
export const useSummaryRows = (data: SummaryData, memory: SavedPayment): Parts => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { pickupPlace } = useConfig().plasticCard;
  const { partner, home, mailing, tel, mail, contract, invoice, ledger, type } = data;
  const { bank } = ledger;
  const method = namedMethod(ledger.method, memory);
  const transferFrom = data.transferFrom ?? memory.transferFrom;
  const { leisurePayer } = memory;
  const costs = summaryCosts(data);
  const when = (condition: boolean, ...rows: SummaryRow[]): SummaryRow[] => (condition ? rows : []);

  const invoiceTo = {
    0: t('invoiceTo.me'),
    1: t('invoiceTo.person'),
    2: t('invoiceTo.company'),
    3: invoice.name === '' ? t('invoiceTo.unnamedEmployer') : t('invoiceTo.employer', { name: invoice.name }),
  };
  const invoicing: SummaryRow[] = [
    ...(invoice.direction === undefined
      ? []
      : [[t('wizard.invoicing.direction'), invoiceTo[invoice.direction]] as const]),
    ...when(invoice.direction === 1 || invoice.direction === 2, [t('invoiceTo.name'), invoice.name]),
    ...when(invoice.direction !== 0 && invoice.tax !== '', [t('invoiceTo.taxNumber'), invoice.tax]),
    ...(invoice.direction === 0 || invoice.address === undefined
      ? []
      : [[t('wizard.summary.address'), formatAddress(invoice.address)] as const]),
  ];
  const payer: SummaryRow[] =
    leisurePayer === undefined || leisurePayer === 'own'
      ? [
          [
            t('wizard.leisure.name'),
            t(leisurePayer === undefined ? 'wizard.summary.notGiven' : 'wizard.summary.ownCard'),
          ],
        ]
      : [
          [t('wizard.leisure.name'), leisurePayer.name],
          [t('wizard.leisure.address'), formatAddress(leisurePayer.address)],
        ];
  return [
    [
      [t('wizard.summary.name'), displayName({ firstName: partner.firstname, lastName: partner.lastname }, language)],
      [t('wizard.summary.birth'), `${partner.birthPlace}, ${formatDay(partner.birthDate, language)}`],
      [t('wizard.partner.mothersName'), partner.mothersName],
      [t('wizard.partner.tax'), partner.tax],
      ...when(partner.oldCardNum !== '', [t('wizard.partner.oldCardNum'), partner.oldCardNum]),
    ],
    [
      [t('wizard.address.home'), formatAddress(home)],
      [t('wizard.address.mailing'), mailing === undefined ? t('wizard.summary.same') : formatAddress(mailing)],
      [t('wizard.address.tel'), phoneFromWire(tel)],
      [t('wizard.address.mail'), mail],
    ],
    [
      ...(type === undefined ? [] : [[t('wizard.summary.kind'), t(`wizard.summary.type.${type}`)] as const]),
      [t('wizard.summary.period'), formatPeriod(contract.validFrom, contract.validTo, language)],
      [t('wizard.contract.cardPackage'), contract.cardPackage],
    ],
    [
      [t('wizard.delivery.card'), t(`wizard.delivery.receipt.${contract.receipt}`)],
      ...when(contract.receipt === 'b', [t('wizard.delivery.title'), t(deliveryKeys[data.delivery])]),
      ...when(contract.receipt === 'b' && data.delivery === 0 && pickupPlace !== undefined, [
        t('wizard.summary.pickupPlace'),
        pickupPlace ?? '',
      ]),
      ...when(contract.addressee !== undefined, [t('wizard.delivery.addressee'), contract.addressee]),
      ...(contract.address === undefined
        ? []
        : [[t('wizard.summary.deliveryAddress'), formatAddress(contract.address)] as const]),
    ],
    invoicing,
    [
      [t('wizard.payment.method'), t(methodTextKey(method ?? ''))],
      ...when(hasFirstCollection(method), [
        t(method === '3' ? 'wizard.summary.monthsDebit' : 'wizard.summary.months'),
        t('wizard.payment.monthCount', { count: costs.months }),
      ]),
      ...(transferFrom !== undefined && hasFirstCollection(method) && costs.firstCollection !== undefined
        ? [[t('wizard.payment.transferFrom'), formatDay(transferFrom, language)] as const]
        : []),
      ...(method === 'A' ? payer : []),
      ...(bank === undefined
        ? []
        : ([
            [t('wizard.bank.account'), normaliseBankAccount(bank.account)],
            [t('wizard.bank.name'), bank.name],
            [t('wizard.bank.owner'), bank.owner],
            [t('wizard.summary.ownerBirth'), `${bank.birthPlace}, ${formatDay(bank.birthDate, language)}`],
            [t('wizard.bank.mothersName'), bank.mothersName],
            [t('wizard.bank.address'), formatAddress(bank.address)],
          ] as const)),
    ],
  ];
};
