import { useTranslation } from 'react-i18next';
import { formatAddress } from '../../../domain/address';
import { normaliseBankAccount } from '../../../domain/bankAccount';
import { formatDottedDate } from '../../../domain/dates';
import { displayName } from '../../../domain/member';
import { methodTextKey } from '../../../domain/paymentMethods';
import { phoneFromWire } from '../../../domain/phone';
import { useLanguage } from '../../../i18n/useLanguage';
import { hasFirstCollection, namedMethod } from './paymentChoice';
import { summaryCosts, type SummaryData } from './summaryData';
import type { SummaryRow } from './SummaryPart';
import type { WizardMemory } from './wizardMemory';

type Parts = readonly [partner: SummaryRow[], address: SummaryRow[], contract: SummaryRow[], delivery: SummaryRow[], invoicing: SummaryRow[], payment: SummaryRow[]];

const deliveryKeys = { 0: 'delivery.personal', 1: 'delivery.post', 2: 'delivery.courier' } as const;

/** What was given in steps 1 to 6, in words; rows that a choice doesn't have are left out. */
export const useSummaryRows = (data: SummaryData, memory: WizardMemory): Parts => {
  const { t } = useTranslation(['wizard', 'status']);
  const language = useLanguage();
  const { partner, home, mailing, tel, mail, contract, invoice, ledger, type } = data;
  const { bank } = ledger;
  const method = namedMethod(ledger.method, memory);
  const transferFrom = data.transferFrom ?? memory.transferFrom;
  const { leisurePayer } = memory;
  const when = (condition: boolean, ...rows: SummaryRow[]): SummaryRow[] => (condition ? rows : []);

  const invoicing: SummaryRow[] = [
    [t('invoicing.direction'), t(`invoicing.to.${invoice.direction}`)],
    ...when(invoice.direction !== 0, [t('invoicing.name'), invoice.name]),
    ...when(invoice.direction !== 0 && invoice.tax !== '', [t('invoicing.tax'), invoice.tax]),
    ...(invoice.direction === 0 || invoice.address === undefined ? [] : [[t('summary.address'), formatAddress(invoice.address)] as const]),
  ];
  const payer: SummaryRow[] =
    leisurePayer === undefined || leisurePayer === 'own'
      ? [[t('leisure.name'), t(leisurePayer === undefined ? 'summary.notGiven' : 'summary.ownCard')]]
      : [
          [t('leisure.name'), leisurePayer.name],
          [t('leisure.address'), formatAddress(leisurePayer.address)],
        ];
  return [
    [
      [t('summary.name'), displayName({ firstName: partner.firstname, lastName: partner.lastname }, language)],
      [t('summary.birth'), `${partner.birthPlace}, ${formatDottedDate(partner.birthDate)}`],
      [t('partner.mothersName'), partner.mothersName],
      [t('partner.tax'), partner.tax],
      ...when(partner.oldCardNum !== '', [t('partner.oldCardNum'), partner.oldCardNum]),
    ],
    [
      [t('address.home'), formatAddress(home)],
      [t('address.mailing'), mailing === undefined ? t('summary.same') : formatAddress(mailing)],
      [t('address.tel'), phoneFromWire(tel)],
      [t('address.mail'), mail],
    ],
    [
      ...(type === undefined ? [] : [[t('summary.kind'), t(`summary.type.${type}`)] as const]),
      [t('summary.period'), `${formatDottedDate(contract.validFrom)} – ${formatDottedDate(contract.validTo)}`],
      [t('contract.cardPackage'), contract.cardPackage],
    ],
    [
      [t('delivery.card'), t(`delivery.receipt.${contract.receipt}`)],
      ...when(contract.receipt === 'b', [t('delivery.title'), t(deliveryKeys[data.delivery])]),
      ...when(contract.addressee !== undefined, [t('delivery.addressee'), contract.addressee]),
      ...(contract.address === undefined ? [] : [[t('summary.deliveryAddress'), formatAddress(contract.address)] as const]),
    ],
    invoicing,
    [
      [t('payment.method'), t(methodTextKey(method ?? ''))],
      ...when(hasFirstCollection(method), [
        t(method === '3' ? 'summary.monthsDebit' : 'summary.months'),
        t('payment.monthCount', { count: summaryCosts(data).months }),
      ]),
      ...(transferFrom !== undefined && hasFirstCollection(method) ? [[t('payment.transferFrom'), formatDottedDate(transferFrom)] as const] : []),
      ...(method === 'A' ? payer : []),
      ...(bank === undefined
        ? []
        : ([
            [t('bank.account'), normaliseBankAccount(bank.account)],
            [t('bank.name'), bank.name],
            [t('bank.owner'), bank.owner],
            [t('summary.ownerBirth'), `${bank.birthPlace}, ${formatDottedDate(bank.birthDate)}`],
            [t('bank.mothersName'), bank.mothersName],
            [t('bank.address'), formatAddress(bank.address)],
          ] as const)),
    ],
  ];
};
