import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { ErrorText } from '../../components/ErrorText';

/** A failed online payment is told once, on the page where the member lands (PAY-9). */
export const PaymentErrorDialog = () => {
  const { t } = useTranslation(['member', 'common']);
  const store = useSessionStore();
  const { otpres } = useSession();
  const [told, setTold] = useState<readonly string[]>([]);
  const codes = otpres ?? told;
  return (
    <Dialog
      open={otpres !== undefined}
      title={t('paymentError.title')}
      onClose={() => {
        setTold(codes);
        store.update({ otpres: undefined });
      }}
      actions={
        <Button
          onClick={() => {
            setTold(codes);
            store.update({ otpres: undefined });
          }}
        >
          {t('common:button.close')}
        </Button>
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
