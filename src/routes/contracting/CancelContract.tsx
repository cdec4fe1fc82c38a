import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isIntranetToken } from '../../domain/contract';
import { useCall } from '../../features/calls/useCall';
import { useContractPayment } from '../../features/paying/useContractPayment';
import { paths } from '../../paths';
import { resetContract, resetIntranet } from '../../services/contracting';
import { useSessionStore } from '../../session/SessionContext';
import { Button, type ButtonVariant } from '../../components/Button';
import { CareLine } from '../../components/CareLine';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useNotices } from '../../components/notices/NoticeContext';
import { useMounted } from '../../components/useMounted';
import { wizardDraft } from './signedContract';

interface CancelContractProps {
  token: string;
  /** None for a subscription at the intranet. */
  contractKey?: string;
  variant?: ButtonVariant;
}

/** Cancels the contract after a confirmation and returns to the start. If a payment is open or done, only customer care can cancel. */
export const CancelContract = ({ token, contractKey = '', variant = 'secondary' }: CancelContractProps) => {
  const { t } = useTranslation(['contracting', 'common']);
  const store = useSessionStore();
  const navigate = useNavigate();
  const { showNext } = useNotices();
  const isMounted = useMounted();
  const { call, busy } = useCall();
  const [asking, setAsking] = useState(false);
  const payment = useContractPayment(contractKey)?.state;

  const cancel = async (): Promise<void> => {
    const upgrade = store.get().type === 1;
    const atIntranet = isIntranetToken(token);
    const login = store.login();
    const cancelled = await call(async () => {
      await (atIntranet ? resetIntranet() : resetContract({ activator: token }));
    });
    setAsking(false);
    if (!cancelled) return;
    if (isMounted()) {
      showNext('success', 'contractCancelled');
      // The token has been used, so remove it from the history.
      await navigate(upgrade ? paths.upgrade : paths.newContract, { replace: true });
    }
    // Last, because the wizard unmounts with its contract.
    const isLive = store.updateFor(login, () => (atIntranet ? { type: undefined } : { type: undefined, step: undefined, contractKey: undefined, wizard: undefined }));
    if (isLive && !atIntranet) store.drafts.dropAll(wizardDraft(contractKey));
  };

  if (payment === 'open' || payment === 'paid') {
    return (
      <p>
        {t(`contracting:offers.noCancel.${payment}`)} {payment === 'paid' && <CareLine />}
      </p>
    );
  }
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {t('contracting:offers.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('contracting:offers.cancelTitle')}
        no={t('common:button.no')}
        yes={t('common:button.yes')}
        busy={busy}
        onAnswer={(isSure) => (isSure ? void cancel() : setAsking(false))}
      >
        {t('contracting:offers.cancelText')}
      </ConfirmDialog>
    </>
  );
};
