import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { AddressText } from '~/components/form/address/AddressText';
import { useConfig } from '~/components/hooks/useConfig';
import { Facts } from '~/components/layout/Facts';
import { displayName } from '~/domain/identity/member';
import { phoneFromWire } from '~/domain/identity/phone';
import { wholeAccount } from '~/domain/money/bankAccount';
import type { Costs } from '~/domain/money/fees';
import { methodTextKey, paymentMethod } from '~/domain/money/paymentMethods';
import { formatDottedDate, formatDottedPeriod } from '~/domain/time/dateTexts';
import { useLanguage } from '~/i18n/useLanguage';
import { FeeRows } from '~/routes/contracting/wizard/costs/FeeRows';
import { stepTitle } from '~/routes/contracting/wizard/engine/wizardState';
import { deliveryNames } from '~/routes/contracting/wizard/steps/delivery/deliveryStep';

import type { SummaryData } from './summaryData';

const givenSteps = [1, 2, 3, 4, 5, 6] as const;
type GivenStep = (typeof givenSteps)[number];

/** A name with its value; a row that a choice doesn't have is `false`. */
type SummaryRow = readonly [label: string, value: ReactNode] | false;

/** What was given in each of the steps before the summary, in words. */
const useSummaryRows = (data: SummaryData, costs: Costs): Record<GivenStep, readonly SummaryRow[]> => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { pickupPlace } = useConfig().plasticCard;
  const { partner, home, mailing, tel, mail, contract, delivery, invoice, type } = data;
  const { method, transferFrom, leisurePayer, bank } = data;
  const isPlastic = contract.receipt === 'b';

  const invoiceTo = {
    0: t('invoiceTo.me'),
    1: t('invoiceTo.person'),
    2: t('invoiceTo.company'),
    3: invoice.name === '' ? t('invoiceTo.unnamedEmployer') : t('invoiceTo.employer', { name: invoice.name }),
  };
  const leisureRow: SummaryRow =
    leisurePayer === 'own'
      ? [t('status.method.A'), t('wizard.summary.ownCard')]
      : [t('wizard.leisure.name'), leisurePayer?.name ?? t('wizard.summary.notGiven')];
  return {
    1: [
      [t('wizard.summary.name'), displayName({ firstName: partner.firstname, lastName: partner.lastname }, language)],
      [t('wizard.summary.birth'), `${partner.birthPlace}, ${formatDottedDate(partner.birthDate)}`],
      [t('wizard.partner.mothersName'), partner.mothersName],
      [t('wizard.partner.tax'), partner.tax],
      partner.oldCardNum !== '' && [t('wizard.partner.oldCardNum'), partner.oldCardNum],
    ],
    2: [
      [t('wizard.address.home'), <AddressText address={home} />],
      [
        t('wizard.address.mailing'),
        mailing === undefined ? t('wizard.summary.same') : <AddressText address={mailing} />,
      ],
      [t('wizard.address.tel'), phoneFromWire(tel)],
      [t('wizard.address.mail'), mail],
    ],
    3: [
      type !== undefined && [t('wizard.summary.kind'), t(`wizard.summary.type.${type}`)],
      [t('wizard.summary.period'), formatDottedPeriod(contract.validFrom, contract.validTo)],
      [t('wizard.contract.cardPackage'), contract.cardPackage],
    ],
    4: [
      [t('wizard.delivery.card'), t(`wizard.delivery.receipt.${contract.receipt}`)],
      isPlastic && [t('wizard.delivery.title'), t(`wizard.delivery.${deliveryNames[delivery]}`)],
      isPlastic && delivery === '0' && pickupPlace !== undefined && [t('wizard.summary.pickupPlace'), pickupPlace],
      contract.addressee !== undefined && [t('wizard.delivery.addressee'), contract.addressee],
      contract.address !== undefined && [
        t('wizard.summary.deliveryAddress'),
        <AddressText address={contract.address} />,
      ],
    ],
    5: [
      invoice.direction !== undefined && [t('wizard.invoicing.direction'), invoiceTo[invoice.direction]],
      (invoice.direction === 1 || invoice.direction === 2) && [t('invoiceTo.name'), invoice.name],
      invoice.direction !== 0 && invoice.tax !== '' && [t('invoiceTo.taxNumber'), invoice.tax],
      invoice.direction !== 0 &&
        invoice.address !== undefined && [t('wizard.summary.address'), <AddressText address={invoice.address} />],
    ],
    6: [
      [t('wizard.payment.method'), t(methodTextKey(method))],
      paymentMethod(method)?.isMonthly === true && [
        t(method === '3' ? 'wizard.summary.monthsDebit' : 'wizard.summary.months'),
        t('wizard.payment.monthCount', { count: costs.months }),
      ],
      transferFrom !== undefined &&
        costs.firstCollection !== undefined && [
          t(method === '3' ? 'wizard.payment.firstCollection' : 'wizard.payment.transferFrom'),
          formatDottedDate(transferFrom),
        ],
      method === 'A' && leisureRow,
      method === 'A' &&
        typeof leisurePayer === 'object' && [
          t('wizard.leisure.address'),
          <AddressText address={leisurePayer.address} />,
        ],
      ...(bank === undefined || method !== '3'
        ? []
        : ([
            [t('wizard.bank.account'), wholeAccount(bank.account) ?? bank.account],
            [t('wizard.bank.name'), bank.name],
            [t('wizard.bank.owner'), bank.owner],
            [t('wizard.summary.ownerBirth'), `${bank.birthPlace}, ${formatDottedDate(bank.birthDate)}`],
            [t('wizard.bank.mothersName'), bank.mothersName],
            [t('wizard.bank.address'), <AddressText address={bank.address} />],
          ] as const)),
    ],
  };
};

const partStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'baseline',
  columnGap: '12px',
  '& > :not(h3, button)': { gridColumn: '1 / -1' },
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '& > dl': { mt: '6px' },
  '@media print': { breakInside: 'avoid', mb: '12px', pb: '12px' },
};

interface SummaryPartProps {
  title: string;
  rows?: readonly SummaryRow[];
  children?: ReactNode;
  /** Goes to the step that the block comes from. */
  onChange?: (() => void) | undefined;
}

/** A block of the summary: a heading, and names with their values. */
const SummaryPart = ({ title, rows, children, onChange }: SummaryPartProps) => {
  const { t } = useTranslation('portal');
  return (
    <Box component="section" sx={partStyles}>
      <h3>{title}</h3>
      {onChange !== undefined && (
        <Button variant="text" small label={t('wizard.summary.changeOf', { part: title })} onClick={onChange}>
          {t('wizard.summary.change')}
        </Button>
      )}
      {rows !== undefined && (
        <Facts layout="table" facts={rows.filter((row) => row !== false).map(([label, value]) => ({ label, value }))} />
      )}
      {children}
    </Box>
  );
};

interface SummaryProps {
  data: SummaryData;
  costs: Costs;
  /** Left out while nothing can be changed. */
  onChange?: ((step: number) => void) | undefined;
}

/** All that was given in the steps, to be looked over before it binds; each block leads back to its step (A11Y-5). */
export const Summary = ({ data, costs, onChange }: SummaryProps) => {
  const { t } = useTranslation('portal');
  const rows = useSummaryRows(data, costs);
  return (
    <Stack spacing={2}>
      {givenSteps.map((step) => (
        <SummaryPart
          key={step}
          title={t(stepTitle(step))}
          rows={rows[step]}
          onChange={onChange && (() => onChange(step))}
        />
      ))}
      <SummaryPart title={t('wizard.fees.title')}>
        <FeeRows costs={costs} isFinal />
      </SummaryPart>
    </Stack>
  );
};
