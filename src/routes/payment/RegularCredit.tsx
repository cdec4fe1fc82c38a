import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { config } from '../../config';
import { today } from '../../domain/clock';
import { compareDates, formatDate, parseDisplayDate, type IsoDate } from '../../domain/dates';
import { notBefore } from '../../domain/dateValidators';
import { required } from '../../domain/validators';
import { useCall } from '../../features/calls/useCall';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { DateField } from '../../components/form/DateField';
import { Form } from '../../components/form/Form';
import { setRegularCreditAuth } from '../../services/payment';
import { Actions } from '../../components/Actions';
import { Button } from '../../components/Button';
import { SubmitButton } from '../../components/form/SubmitButton';
import { Card } from '../../components/Card';
import { ExternalLink } from '../../components/ExternalLink';
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
  const { t } = useTranslation(['mandates', 'common']);
  const { confirm, work, dialog } = useMandateDialog('regularCredit');
  const { call, busy } = useCall();
  const earliest = validFrom !== undefined && compareDates(validFrom, today()) > 0 ? validFrom : today();
  const form = useForm<RegularCreditValues>({ defaultValues: { from: formatDate(earliest) }, shouldFocusError: false });

  /** The reply may be lost after the service has done the change, so its state is read again either way. */
  const change = async (mode: boolean, from: IsoDate): Promise<string> => {
    try {
      return (await setRegularCreditAuth({ mode, from })).key;
    } finally {
      await reload();
    }
  };
  const save = useFormSubmit(form, async ({ from }) => {
    if (await confirm('set')) await work('set', () => change(true, parseDisplayDate(from) ?? earliest));
  });
  const withdraw = () =>
    call(async () => {
      if (await confirm('withdraw')) await work('withdraw', () => change(false, today()));
    });
  const info = config.links.cardMandateInfo;

  return (
    <Card title={t('mandates:regularCredit.formTitle')} aside={<MandateState active={state} />}>
      <NewMandate name="regularCredit" />
      <p>{t('mandates:regularCredit.about')}</p>
      {info !== undefined && (
        <p>
          <ExternalLink href={info}>{t('mandates:regularCredit.info')}</ExternalLink>
        </p>
      )}
      <Form form={form} onSubmit={save}>
        <MandateFields>
          <DateField<RegularCreditValues>
            name="from"
            label={t('mandates:regularCredit.from')}
            opensAt={earliest}
            min={earliest}
            rules={[required, (value) => notBefore(today(), validFrom)(value)]}
            disabled={state === true}
            hint={t('mandates:regularCredit.fromHint', { date: formatDate(earliest) })}
          />
        </MandateFields>
        <Actions>
          {state && (
            <Button variant="secondary" busy={busy} onClick={() => void withdraw()}>
              {t('mandates:withdraw')}
            </Button>
          )}
          <SubmitButton disabled={state === true} reason={t('mandates:regularCredit.already')}>
            {t('common:button.save')}
          </SubmitButton>
        </Actions>
      </Form>
      {dialog}
    </Card>
  );
};
