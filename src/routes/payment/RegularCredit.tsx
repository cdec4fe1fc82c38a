import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { config } from '../../config';
import { today } from '../../domain/clock';
import { compareDates, formatDate, parseDisplayDate, type IsoDate } from '../../domain/dates';
import { notBefore } from '../../domain/dateValidators';
import { required } from '../../domain/validators';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { DateField } from '../../components/form/DateField';
import { Form } from '../../components/form/Form';
import { setRegularCreditAuth } from '../../services/payment';
import { Card } from '../../components/Card';
import { ExternalLink } from '../../components/ExternalLink';
import { MandateActions } from './MandateActions';
import { MandateFields } from './MandateFields';
import { MandateState } from './MandateState';
import { NewMandate } from './NewMandate';
import { useMandateDialog } from './useMandateDialog';

interface RegularCreditValues {
  /** As typed, yyyy.MM.dd. */
  from: string;
}

interface RegularCreditProps {
  /** Authorised; undefined if the service doesn't say. */
  state: boolean | undefined;
  validFrom: IsoDate | undefined;
  /** Asks the service for the current state. */
  reload: () => Promise<unknown>;
}

/** The regular card payment's state, and the form or the button that changes it. */
export const RegularCredit = ({ state, validFrom, reload }: RegularCreditProps) => {
  const { t } = useTranslation('mandates');
  const { change, dialog } = useMandateDialog('regularCredit', reload);
  const earliest = validFrom !== undefined && compareDates(validFrom, today()) > 0 ? validFrom : today();
  const form = useForm<RegularCreditValues>({ defaultValues: { from: formatDate(earliest) }, shouldFocusError: false });

  const save = useFormSubmit(form, ({ from }) => change('set', () => setRegularCreditAuth({ mode: true, from: parseDisplayDate(from) ?? earliest })));
  const info = config.links.cardMandateInfo;

  return (
    <Card title={t('regularCredit.formTitle')} aside={<MandateState active={state} />}>
      <NewMandate name="regularCredit" />
      <p>{t('regularCredit.about')}</p>
      {info !== undefined && (
        <p>
          <ExternalLink href={info}>{t('regularCredit.info')}</ExternalLink>
        </p>
      )}
      <Form form={form} onSubmit={save}>
        <MandateFields>
          <DateField<RegularCreditValues>
            name="from"
            label={t('regularCredit.from')}
            opensAt={earliest}
            min={earliest}
            rules={[required, (value) => notBefore(today(), validFrom)(value)]}
            disabled={state === true}
            hint={t('regularCredit.fromHint', { date: formatDate(earliest) })}
          />
        </MandateFields>
        <MandateActions active={state === true} already={t('regularCredit.already')} onWithdraw={() => change('withdraw', () => setRegularCreditAuth({ mode: false, from: today() }))} />
      </Form>
      {dialog}
    </Card>
  );
};
