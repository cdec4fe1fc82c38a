import { useState } from 'react';
import { useTexts } from '../i18n/TextsContext';
import { useSession, useSessionStore } from '../session/SessionContext';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useErrorText } from '../ui/useErrorText';

/** A failed online payment is told once, on the page where the member lands (PAY-9). */
export const PaymentErrorDialog = () => {
  const t = useTexts('common');
  const errorText = useErrorText();
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
          {t('button.close')}
        </Button>
      }
    >
      {codes.map((code) => (
        <p key={code}>{errorText(code)}</p>
      ))}
      <p>{t('paymentError.text')}</p>
    </Dialog>
  );
};
