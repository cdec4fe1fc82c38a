import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { ErrorText } from '../../components/ErrorText';

/** The wizard's step in which the payment method is chosen. */
const methodStep = 6;

/** Shows a contract's failed online payment once, on the page where the member lands, with what to do next. */
export const PaymentErrorDialog = () => {
  const { t } = useTranslation(['member', 'common']);
  const store = useSessionStore();
  const navigate = useNavigate();
  const { otpres, contractKey } = useSession();
  const [told, setTold] = useState<readonly string[]>([]);
  const codes = otpres ?? told;
  const close = (): void => {
    setTold(codes);
    store.update({ otpres: undefined });
  };
  const changeMethod = (): void => {
    close();
    store.update({ step: methodStep });
    void navigate(paths.wizard, { state: { step: methodStep, toSummary: true } });
  };
  return (
    <Dialog
      open={otpres !== undefined}
      title={t('paymentError.title')}
      onClose={close}
      actions={
        contractKey === undefined ? (
          <Button onClick={close}>{t('common:button.close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={changeMethod}>
              {t('paymentError.method')}
            </Button>
            <Button onClick={close}>{t('paymentError.retry')}</Button>
          </>
        )
      }
    >
      {codes.map((code) => (
        <p key={code}>
          <ErrorText code={code} />
        </p>
      ))}
      <p>{t('paymentError.text')}</p>
    </Dialog>
  );
};
