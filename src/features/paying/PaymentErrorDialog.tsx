import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { Button } from '../../components/Button';
import { Dialog } from '../../components/layout/Dialog';
import { isAnnualForced } from '../../domain/money/contractMonths';
import { paths } from '../../paths';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { readOrder } from '../contract/order';
import { usePayAgain } from './PayAgainContext';
import { PaymentFailureTexts, useFailureTitle } from './PaymentFailureTexts';

/** The wizard's step in which the payment method is chosen. */
const methodStep = 6;

/** Shows a contract's failed online payment once, on the page where the member lands, with what to do next. */
export const PaymentErrorDialog = () => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  const navigate = useNavigate();
  const { otpres, contractKey, endTransaction, type } = useSession();
  const [lastCodes, setLastCodes] = useState<readonly string[]>([]);
  const codes = otpres ?? lastCodes;
  const title = useFailureTitle(codes);
  const { pathname } = useLocation();
  const { request } = usePayAgain();
  const { validFrom } = (contractKey === undefined ? undefined : readOrder(store.memberStorage, contractKey)) ?? {};
  const hasOtherMethods = validFrom === undefined || !isAnnualForced(validFrom, type === 1 ? 'U' : undefined);
  const close = (): void => {
    setLastCodes(codes);
    store.update({ otpres: undefined });
  };
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
      open={otpres !== undefined}
      title={title}
      onClose={close}
      actions={
        contractKey === undefined ? (
          <Button onClick={close}>{t('common:button.close')}</Button>
        ) : (
          <>
            {hasOtherMethods && (
              <Button variant="secondary" onClick={changeMethod}>
                {t('member.paymentError.method')}
              </Button>
            )}
            <Button onClick={() => payAgain(contractKey)}>{t('member.paymentError.retry')}</Button>
          </>
        )
      }
    >
      <PaymentFailureTexts codes={codes} amount={endTransaction?.amount} more={t('member.paymentError.text')} />
    </Dialog>
  );
};
