import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, type ButtonVariant } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { useConfirm } from '~/components/layout/useConfirm';
import { useNoticeActions } from '~/components/notices/NoticeContext';
import { isIntranetToken } from '~/domain/contract/contract';
import { useCall } from '~/features/calls/useCall';
import { useContractPayment } from '~/features/paying/usePayments';
import { paths } from '~/paths';
import { resetContract, resetIntranet } from '~/services/contracting';
import { useSession, useSessionStore } from '~/session/SessionContext';
import { contractFields } from '~/session/sessionSchema';

import { dropDrafts } from './wizardSteps';

interface CancelContractProps {
  token: string;
  /** The session's contract, if it is the token's; another one stays as it is. */
  contractKey: string | undefined;
  variant?: ButtonVariant;
}

/** Cancels the contract after a confirmation and returns to the start. If a payment is open or done, only customer care can cancel. */
export const CancelContract = ({ token, contractKey, variant = 'secondary' }: CancelContractProps) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const navigate = useNavigate();
  const { showNext } = useNoticeActions();
  const atIntranet = isIntranetToken(token);
  const { call, busy } = useCall(() => (atIntranet ? resetIntranet() : resetContract({ activator: token })));
  const payment = useContractPayment(contractKey ?? '');
  const type = useSession((session) => session.type);
  const ownKey = useSession((session) => session.contractKey);
  const isUpgrade = type === 1 && (atIntranet || ownKey === contractKey);

  const { confirm, dialog } = useConfirm(() => ({
    title: t(isUpgrade ? 'contracting.offers.cancelTitleUpgrade' : 'contracting.offers.cancelTitle'),
    children: t(isUpgrade ? 'contracting.offers.cancelTextUpgrade' : 'contracting.offers.cancelText'),
    no: t('contracting.offers.keep'),
    yes: t('contracting.offers.cancel'),
    destructive: true,
  }));

  const cancel = async (): Promise<void> => {
    if (!(await confirm())) return;
    const session = store.get();
    const isOwn = session.contractKey === contractKey;
    const epoch = store.sessionEpoch();
    const isCancelled = await call(undefined, {
      onSuccess: async () => {
        showNext('success', isUpgrade ? 'upgradeCancelled' : 'contractCancelled');
        // The token has been used, so remove it from the history.
        await navigate(isUpgrade ? paths.upgrade : paths.newContract, { replace: true });
      },
    });
    // Last, because the wizard unmounts with its contract; also if the page has been left.
    if (!isCancelled || !isOwn) return;
    const isLive = store.updateIfCurrent(epoch, () => contractFields());
    if (isLive && contractKey !== undefined) dropDrafts(store.memberStorage, contractKey);
  };

  if (payment !== undefined) {
    const isPaid = payment.result !== undefined;
    return (
      <p>
        <span>{t(`contracting.offers.noCancel.${isPaid ? 'paid' : 'open'}`)}</span>
        {isPaid && <CareLine />}
      </p>
    );
  }
  return (
    <>
      <Button variant={variant} busy={busy} onClick={() => void cancel()}>
        {t('contracting.offers.cancel')}
      </Button>
      {dialog}
    </>
  );
};
