import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ExternalLink } from '../../../components/ExternalLink';
import { DateField } from '../../../components/form/fields/DateField';
import { Form } from '../../../components/form/Form';
import { useConfirmation } from '../../../components/form/useConfirmation';
import { Card } from '../../../components/layout/Card';
import { useConfig } from '../../../components/useConfig';
import { isTooLate, nextInstalment, type Mandate } from '../../../domain/money/collections';
import { debtSegments, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { required } from '../../../domain/text/validators';
import { currentYear, today } from '../../../domain/time/clock';
import { compareDates, formatDate, parseDisplayDate, yearOf, type IsoDate } from '../../../domain/time/dates';
import { notBefore } from '../../../domain/time/dateValidators';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { MemberConfirmation } from '../../../features/member/MemberConfirmation';
import { useLanguage } from '../../../i18n/useLanguage';
import { setRegularCreditAuth } from '../../../services/payment';
import { MandateActions } from './MandateActions';
import { MandateFields } from './MandateFields';
import { MandateState } from './MandateState';
import { NewMandate } from './NewMandate';
import { useMandateDialog } from './useMandateDialog';
import { useWithdrawalOutlook } from './useNextCharge';
import { Withdrawn } from './Withdrawn';

interface RegularCreditValues {
  /** As typed, yyyy.MM.dd. */
  from: string;
}

interface RegularCreditProps {
  /** Authorised; undefined if the service doesn't say. */
  state: boolean | undefined;
  validFrom: IsoDate | undefined;
  /** The direct debit is known to be active. */
  isOtherActive: boolean;
  /** As it stands, or as it would be set up. */
  mandate: Mandate;
  /** What is due this year; undefined if it can't be read. */
  debt: Debt | undefined;
  /** What is known of the active mandate. */
  facts: ReactNode;
  /** Asks the service for the current state. */
  reload: () => Promise<unknown>;
}

/** The regular card payment's state, and the form or the button that changes it. */
export const RegularCredit = ({
  state,
  validFrom,
  isOtherActive,
  mandate,
  debt,
  facts,
  reload,
}: RegularCreditProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { fee = 0 } = mandate;
  const { change, dialog } = useMandateDialog('regularCredit', reload, t('mandates.atBank'));
  const outlook = useWithdrawalOutlook(mandate, debt);
  const earliest = validFrom !== undefined && compareDates(validFrom, today()) > 0 ? validFrom : today();
  const form = useForm<RegularCreditValues>({ defaultValues: { from: formatDate(earliest) }, shouldFocusError: false });

  const [done, confirm] = useConfirmation<{ from: IsoDate } | undefined, RegularCreditValues>(form);

  const save = useFormSubmit(form, async (values) => {
    const from = parseDisplayDate(values.from) ?? earliest;
    // Next year's contract may have another fee.
    const isFeeKnown = fee > 0 && yearOf(from) === currentYear();
    const set = t(isFeeKnown ? 'mandates.ask.set.what.regularCreditOf' : 'mandates.ask.set.what.regularCredit', {
      from,
      fee: formatForint(fee, language),
    });
    const later = debt === undefined ? 0 : debtSegments(debt).later;
    const asSet = { ...mandate, planned: [{ date: from, isExpected: false }] };
    const first = isTooLate(asSet, today()) ? undefined : nextInstalment(asSet, later, today());
    const own = later > 0 && isTooLate(asSet, today());
    const what = [
      set,
      first && t('mandates.ask.set.first', { date: first.date }),
      own && t('status.instalment.tooLate', { amount: formatForint(later, language), year: currentYear() }),
    ]
      .filter(Boolean)
      .join(' ');
    const known = { doubts: { isOtherActive }, from, what, debt };
    if (await change('set', () => setRegularCreditAuth({ mode: true, from }), known)) confirm({ from });
  });
  const withdraw = async (): Promise<void> => {
    if (await change('withdraw', () => setRegularCreditAuth({ mode: false, from: today() }), outlook))
      confirm(undefined);
  };
  const active = state === true;
  const info = useConfig().links.cardMandateInfo;

  return (
    <Card title={t('mandates.regularCredit.formTitle')} aside={<MandateState active={state} />}>
      {/* Just set up, its confirmation says it. */}
      {done === undefined && <NewMandate name="regularCredit">{t('mandates.atBank')}</NewMandate>}
      <Withdrawn name="regularCredit" />
      <p>{t(active ? 'mandates.regularCredit.activeAbout' : 'mandates.regularCredit.about')}</p>
      {active && facts}
      <p>{t(active ? 'mandates.regularCredit.otherCard' : 'mandates.regularCredit.whichCard')}</p>
      {info !== undefined && (
        <p>
          <ExternalLink href={info}>{t('mandates.regularCredit.info')}</ExternalLink>
        </p>
      )}
      <Form form={form} onSubmit={save}>
        {!active && (
          <MandateFields>
            <DateField<RegularCreditValues>
              name="from"
              label={t('mandates.regularCredit.from')}
              opensAt={earliest}
              min={earliest}
              rules={[required, (value) => notBefore(today(), validFrom)(value)]}
              hint={t('mandates.regularCredit.fromHint', { date: earliest })}
            />
          </MandateFields>
        )}
        <MandateActions active={active} already={t('mandates.regularCredit.already')} onWithdraw={withdraw} />
        <MemberConfirmation>
          {done && (
            <>
              <p>{t('mandates.confirmed.set.regularCredit', { from: done.from })}</p>
              <p>{t('mandates.atBank')}</p>
            </>
          )}
        </MemberConfirmation>
      </Form>
      {dialog}
    </Card>
  );
};
