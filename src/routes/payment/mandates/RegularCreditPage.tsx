import { Box } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { DateField } from '~/components/form/fields/DateField';
import { Form } from '~/components/form/Form';
import { Facts } from '~/components/layout/Facts';
import { Page } from '~/components/layout/Page';
import { today } from '~/domain/time/clock';
import { formatInputDate, laterOf, parseDisplayDate, type IsoDate } from '~/domain/time/dates';
import { formatDottedDate } from '~/domain/time/dateTexts';
import { notBefore } from '~/domain/validation/dateValidators';
import { required } from '~/domain/validation/validators';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { NoContract } from '~/features/member/NoContract';
import { useMandates } from '~/features/paying/useMandates';
import { setRegularCreditAuth } from '~/services/payment';
import { useSession } from '~/session/SessionContext';

import { MandatePanels, SaveMandate } from './MandatePanels';
import { useMandateChange } from './useMandateChange';

interface RegularCreditValues {
  /** As typed, yyyy.MM.dd. */
  from: string;
}

/** A component, so that its label follows the language in the confirmation, too. */
const FirstDay = ({ from }: { from: IsoDate }) => {
  const { t } = useTranslation('portal');
  return <Facts facts={[{ label: t('mandates.regularCredit.from'), value: formatDottedDate(from) }]} />;
};

const MemberRegularCredit = ({ kr, validFrom }: { kr: string; validFrom: IsoDate | undefined }) => {
  const { t } = useTranslation('portal');
  const mandates = useMandates(kr);
  const mandate = mandates.regularCredit;
  const isLocked = mandate.state !== 'off';
  const earliest = laterOf(today(), validFrom);
  const form = useForm<RegularCreditValues>({
    defaultValues: { from: formatInputDate(earliest) },
    shouldFocusError: false,
  });

  const { change, confirmation, dialogs } = useMandateChange('regularCredit', mandates, form);
  const save = useFormSubmit(
    form,
    (values) => {
      const from = parseDisplayDate(values.from) ?? earliest;
      return change({ act: 'set', what: <FirstDay from={from} /> }, () => setRegularCreditAuth({ mode: true, from }));
    },
    { fields: { validate_min_date: 'from' } },
  );
  const withdraw = () => change({ act: 'withdraw' }, () => setRegularCreditAuth({ mode: false, from: today() }));

  const fields = (
    <Form form={form} onSubmit={save}>
      <Box sx={{ maxWidth: { sm: 300 } }}>
        <DateField<RegularCreditValues>
          name="from"
          label={t('mandates.regularCredit.from')}
          opensAt={earliest}
          min={earliest}
          rules={[required, (value) => notBefore(today(), validFrom)(value)]}
          hint={t('mandates.regularCredit.fromHint', { date: formatDottedDate(earliest) })}
          disabled={isLocked}
        />
      </Box>
      <SaveMandate mandate={mandate} />
    </Form>
  );

  return (
    <>
      {confirmation}
      <MandatePanels name="regularCredit" mandates={mandates} form={fields} onWithdraw={withdraw} />
      {dialogs}
    </>
  );
};

/** /payment/regularcredit: withdraw the regular bank card payment while it is active, else set it up. */
const RegularCreditPage = () => {
  const { t } = useTranslation('portal');
  const currentUser = useSession((session) => session.currentUser);
  return (
    <Page title={t('member.menu.regularCredit')} lead={t('mandates.regularCredit.lead')}>
      {currentUser?.kr === undefined ? (
        <NoContract />
      ) : (
        <MemberRegularCredit kr={currentUser.kr} validFrom={currentUser.from} />
      )}
    </Page>
  );
};

export { RegularCreditPage as Component };
