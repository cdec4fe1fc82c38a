import { Box, Stack, type SxProps, type Theme } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { AddressText } from '~/components/form/address/AddressText';
import { useConfig } from '~/components/hooks/useConfig';
import { Facts, type Fact } from '~/components/layout/Facts';
import { scrollIntoViewRef } from '~/components/layout/scrollIntoViewRef';
import { isEmptyAddress, type Address } from '~/domain/identity/address';
import { displayName } from '~/domain/identity/member';
import { phoneFromWire } from '~/domain/identity/phone';
import { wholeAccount } from '~/domain/money/bankAccount';
import type { Costs } from '~/domain/money/fees';
import { methodTextKey, paymentMethod } from '~/domain/money/paymentMethods';
import type { IsoDate } from '~/domain/time/dates';
import { formatDottedDate, formatDottedPeriod } from '~/domain/time/dateTexts';
import { stepTitle, type StepId } from '~/features/contract/wizardSteps';
import { useLanguage } from '~/i18n/useLanguage';
import { FeeRows } from '~/routes/contracting/wizard/costs/FeeRows';
import { deliveryNames } from '~/routes/contracting/wizard/steps/delivery/deliveryStep';

import type { SummaryData } from './summaryData';

const givenSteps = [1, 2, 3, 4, 5, 6] as const;
type GivenStep = (typeof givenSteps)[number];

/** What isn't given has no row. */
const row = (label: string, value: ReactNode): Fact => ({ label, value: value === '' ? undefined : value });

const written = (address: Address | undefined) =>
  address === undefined || isEmptyAddress(address) ? undefined : <AddressText address={address} />;

const birthOf = ({ birthPlace, birthDate }: { birthPlace: string; birthDate: IsoDate }): string =>
  [birthPlace, formatDottedDate(birthDate)].filter(Boolean).join(', ');

/** What was given in each of the steps before the summary, in words; what a choice doesn't have is undefined. */
const useSummaryFacts = (data: SummaryData, costs: Costs): Record<GivenStep, readonly Fact[]> => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { pickupPlace } = useConfig().plasticCard;
  const { partner, home, mailing, tel, mail, contract, delivery, invoice, type } = data;
  const { method, transferFrom, leisurePayer, bank } = data;
  const isPlastic = contract.receipt === 'b';
  const isMine = invoice.direction === 0;
  const isDirectDebit = method === '3';
  const invoiceTo = {
    0: t('invoiceTo.me'),
    1: t('invoiceTo.person'),
    2: t('invoiceTo.company'),
    3: invoice.name === '' ? t('invoiceTo.unnamedEmployer') : t('invoiceTo.employer', { name: invoice.name }),
  };
  const leisureFacts =
    leisurePayer === 'own'
      ? [row(t('status.method.A'), t('wizard.summary.ownCard'))]
      : [
          row(t('leisure.name'), leisurePayer?.name ?? t('wizard.summary.notGiven')),
          row(t('leisure.address'), written(leisurePayer?.address)),
        ];
  return {
    1: [
      row(
        t('wizard.summary.name'),
        displayName({ firstName: partner.firstname, lastName: partner.lastname }, language),
      ),
      row(t('wizard.summary.birth'), birthOf(partner)),
      row(t('wizard.partner.mothersName'), partner.mothersName),
      row(t('wizard.partner.tax'), partner.tax),
      row(t('wizard.partner.oldCardNum'), partner.oldCardNum),
    ],
    2: [
      row(t('wizard.address.home'), written(home)),
      row(t('wizard.address.mailing'), written(mailing) ?? t('wizard.summary.same')),
      row(t('wizard.address.tel'), phoneFromWire(tel)),
      row(t('wizard.address.mail'), mail),
    ],
    3: [
      row(t('wizard.summary.kind'), type && t(`wizard.summary.type.${type}`)),
      row(t('wizard.summary.period'), formatDottedPeriod(contract.validFrom, contract.validTo)),
      row(t('wizard.contract.cardPackage'), contract.cardPackage),
    ],
    4: [
      row(t('wizard.delivery.card'), t(`wizard.delivery.receipt.${contract.receipt}`)),
      row(t('wizard.delivery.title'), isPlastic ? t(`wizard.delivery.${deliveryNames[delivery]}`) : undefined),
      row(t('wizard.summary.pickupPlace'), isPlastic && delivery === '0' ? pickupPlace : undefined),
      row(t('wizard.delivery.addressee'), contract.addressee),
      row(t('wizard.summary.deliveryAddress'), written(contract.address)),
    ],
    5: [
      row(t('wizard.invoicing.direction'), invoice.direction === undefined ? undefined : invoiceTo[invoice.direction]),
      row(t('invoiceTo.name'), invoice.direction === 1 || invoice.direction === 2 ? invoice.name : undefined),
      row(t('invoiceTo.taxNumber'), isMine ? undefined : invoice.tax),
      row(t('wizard.summary.address'), isMine ? undefined : written(invoice.address)),
    ],
    6: [
      row(t('wizard.payment.method'), t(methodTextKey(method))),
      row(
        t(isDirectDebit ? 'wizard.summary.monthsDebit' : 'wizard.summary.months'),
        paymentMethod(method)?.isMonthly ? t('wizard.payment.monthCount', { count: costs.months }) : undefined,
      ),
      row(
        t(isDirectDebit ? 'wizard.payment.firstCollection' : 'wizard.payment.transferFrom'),
        costs.firstCollection && transferFrom && formatDottedDate(transferFrom),
      ),
      ...(method === 'A' ? leisureFacts : []),
      ...(isDirectDebit && bank !== undefined
        ? [
            row(t('wizard.bank.account'), wholeAccount(bank.account) ?? bank.account),
            row(t('wizard.bank.name'), bank.name),
            row(t('wizard.bank.owner'), bank.owner),
            row(t('wizard.summary.ownerBirth'), birthOf(bank)),
            row(t('wizard.bank.mothersName'), bank.mothersName),
            row(t('wizard.bank.address'), written(bank.address)),
          ]
        : []),
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
  ref?: Ref<HTMLElement> | undefined;
  title: string;
  children: ReactNode;
  /** Goes to the step that the block comes from. */
  onChange?: (() => void) | undefined;
}

/** A block of the summary. */
const SummaryPart = ({ ref, title, children, onChange }: SummaryPartProps) => {
  const { t } = useTranslation('portal');
  return (
    <Box component="section" ref={ref} sx={partStyles}>
      <h3>{title}</h3>
      {onChange !== undefined && (
        <Button variant="text" small label={t('wizard.summary.changeOf', { part: title })} onClick={onChange}>
          {t('wizard.summary.change')}
        </Button>
      )}
      {children}
    </Box>
  );
};

interface SummaryProps {
  data: SummaryData;
  costs: Costs;
  /** The step whose change is saved: its block says so where the member is looking (UX-25). */
  saved: StepId | undefined;
  /** Left out while nothing can be changed. */
  onChange?: ((step: number) => void) | undefined;
}

/** All that was given in the steps, to be looked over before it binds; each block leads back to its step (A11Y-5). */
export const Summary = ({ data, costs, saved, onChange }: SummaryProps) => {
  const { t } = useTranslation('portal');
  const facts = useSummaryFacts(data, costs);
  return (
    <Stack spacing={2}>
      {givenSteps.map((step) => (
        <SummaryPart
          key={step}
          ref={step === saved ? scrollIntoViewRef : undefined}
          title={t(stepTitle(step))}
          onChange={onChange && (() => onChange(step))}
        >
          {step === saved && (
            <Message live inCard tone="success">
              {t('wizard.reopened.saved', { step: t(stepTitle(step)) })}
            </Message>
          )}
          <Facts layout="table" facts={facts[step]} />
        </SummaryPart>
      ))}
      <SummaryPart title={t('wizard.fees.title')}>
        <FeeRows costs={costs} isFinal />
      </SummaryPart>
    </Stack>
  );
};
