import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { ToldCodes } from '../../../components/feedback/ToldCodes';
import { DateField } from '../../../components/form/fields/DateField';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useConfirmation } from '../../../components/form/useConfirmation';
import { Actions } from '../../../components/layout/Actions';
import { Facts } from '../../../components/layout/Facts';
import { Page } from '../../../components/layout/Page';
import { useConfig } from '../../../components/useConfig';
import { required } from '../../../domain/text/validators';
import { today } from '../../../domain/time/clock';
import { compareDates, formatDate, formatDottedDate, parseDisplayDate, type IsoDate } from '../../../domain/time/dates';
import { formatDay } from '../../../domain/time/dateTexts';
import { notBefore } from '../../../domain/time/dateValidators';
import { useCall } from '../../../features/calls/useCall';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { NoKr } from '../../../features/member/NoKr';
import { useMandates } from '../../../features/paying/useMandates';
import { useLanguage } from '../../../i18n/useLanguage';
import { setRegularCreditAuth } from '../../../services/payment';
import { regularCredit } from '../../../services/queries';
import { useSession } from '../../../session/SessionContext';
import {
  FoldedPanel,
  MandateColumns,
  MandateConfirmation,
  MandatePanel,
  OtherActive,
  UnknownMandate,
} from './MandateParts';
import { useMandateDialog, type MandateChange } from './useMandateDialog';

interface RegularCreditValues {
  /** As typed, yyyy.MM.dd. */
  from: string;
}

const FirstDay = ({ from }: { from: IsoDate }) => {
  const { t } = useTranslation('portal');
  return <Facts facts={[{ label: t('mandates.regularCredit.from'), value: formatDottedDate(from) }]} />;
};

const MemberRegularCredit = ({ kr, validFrom }: { kr: string; validFrom: IsoDate | undefined }) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const query = useQuery(regularCredit(kr));
  const { regularCredit: mandate, directDebit: other } = useMandates(kr);
  const { state } = mandate;
  const isLocked = state !== 'off';
  const earliest = validFrom !== undefined && compareDates(validFrom, today()) > 0 ? validFrom : today();
  const form = useForm<RegularCreditValues>({ defaultValues: { from: formatDate(earliest) }, shouldFocusError: false });

  const { change, confirmation, dialog } = useMandateDialog('regularCredit', kr);
  const [done, confirm] = useConfirmation<MandateChange, RegularCreditValues>(form);
  const save = useFormSubmit(form, async (values) => {
    const from = parseDisplayDate(values.from) ?? earliest;
    const warnings = <OtherActive name="regularCredit" other={other} />;
    const asked = { act: 'set', what: <FirstDay from={from} />, warnings } as const;
    if (await change(asked, () => setRegularCreditAuth({ mode: true, from }))) confirm(asked);
  });
  const withdrawal = useCall(async () => {
    const asked = { act: 'withdraw' } as const;
    if (await change(asked, () => setRegularCreditAuth({ mode: false, from: today() }))) confirm(asked);
  });

  const fields = (
    <Form form={form} onSubmit={save}>
      <Box sx={{ maxWidth: { sm: 300 } }}>
        <DateField<RegularCreditValues>
          name="from"
          label={t('mandates.regularCredit.from')}
          opensAt={earliest}
          min={earliest}
          rules={[required, (value) => notBefore(today(), validFrom)(value)]}
          hint={t('mandates.regularCredit.fromHint', { date: formatDay(earliest, language) })}
          disabled={isLocked}
        />
      </Box>
      <Actions>
        <SubmitButton disabled={isLocked} reason={isLocked ? t('mandates.form.locked') : undefined}>
          {t('common:button.save')}
        </SubmitButton>
      </Actions>
    </Form>
  );

  return (
    <>
      <MandateConfirmation ref={confirmation} done={done} />
      <MandateColumns name="regularCredit" other={other} info={useConfig().links.cardMandateInfo}>
        <MandatePanel title={t('mandates.mandate')} mandate={mandate} lines={5}>
          {query.isSuccess && <ToldCodes codes={query.data.codes} />}
          {state === 'off' && fields}
          {state === 'unknown' && <UnknownMandate query={query} />}
          {state === 'on' && (
            <Actions>
              <Button variant="secondary" busy={withdrawal.busy} onClick={() => void withdrawal.call()}>
                {t('mandates.withdraw')}
              </Button>
            </Actions>
          )}
        </MandatePanel>
        {state === 'on' && (
          <FoldedPanel title={t('mandates.form.title')} note={t('mandates.form.locked')}>
            {fields}
          </FoldedPanel>
        )}
      </MandateColumns>
      {dialog}
    </>
  );
};

/** /payment/regularcredit: withdraw the regular bank card payment while it is active, else set it up. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('mandates.regularCredit.title')} lead={t('mandates.regularCredit.lead')}>
      {currentUser?.kr === undefined ? (
        <NoKr />
      ) : (
        <MemberRegularCredit kr={currentUser.kr} validFrom={currentUser.from} />
      )}
    </Page>
  );
};
