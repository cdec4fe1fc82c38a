import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { Button } from '~/components/Button';
import { Dialog } from '~/components/layout/Dialog';
import { Facts } from '~/components/layout/Facts';
import { isAnnualForced } from '~/domain/money/contractMonths';
import { formatForint } from '~/domain/money/money';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { useSession, useSessionStore } from '~/session/SessionContext';
import { signedOrderOf } from '~/session/sessionSchema';

import { FailureTexts } from './FailureTexts';
import { usePayAgain } from './PayAgainContext';

/** The wizard's step in which the payment method is chosen. */
const methodStep = 6;

/** Shows a contract's failed online payment once, on the page where the member lands, with what to do next. */
export const PaymentErrorDialog = () => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const store = useSessionStore();
  const navigate = useNavigate();
  const session = useSession();
  const { otpres, contractKey, endTransaction: { amount } = {}, type } = session;
  const { pathname } = useLocation();
  const { request } = usePayAgain();
  const { validFrom } = signedOrderOf(session, contractKey) ?? {};
  const hasOtherMethods = validFrom === undefined || !isAnnualForced(validFrom, type === 1 ? 'U' : undefined);
  if (otpres === undefined) return null;
  const close = (): void => store.update({ otpres: undefined });
  const changeMethod = (): void => {
    close();
    store.update({ step: methodStep });
    void navigate(paths.wizard, { state: { step: methodStep, toSummary: true } });
  };
  const payAgain = (key: string): void => {
    close();
    request(key);
    if (pathname !== paths.wizard) void navigate(paths.wizard);
  };
  return (
    <Dialog
      open
      title={t('payment.result.failed')}
      onClose={close}
      actions={
        contractKey === undefined ? (
          <Button onClick={close}>{t('common:button.close')}</Button>
        ) : (
          <>
            {hasOtherMethods && (
              <Button variant="secondary" onClick={changeMethod}>
                {t('payment.result.other')}
              </Button>
            )}
            <Button onClick={() => payAgain(contractKey)}>{t('payment.result.retry')}</Button>
          </>
        )
      }
    >
      <FailureTexts codes={otpres} />
      <Facts
        facts={[
          {
            label: t('payment.result.amount'),
            value: amount === undefined ? undefined : formatForint(amount, language),
          },
        ]}
      />
      <p>{t('payment.result.failedCheck')}</p>
    </Dialog>
  );
};
