import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isIntranetToken } from '../../domain/contract';
import { useCall } from '../../features/calls/useCall';
import { paths } from '../../paths';
import { resetContract, resetIntranet } from '../../services/contracting';
import { useSessionStore } from '../../session/SessionContext';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useNotices } from '../../components/notices/NoticeContext';
import { useMounted } from '../../components/useMounted';

/** Gives the contracting up, after a question, and goes back to where one begins (CON-8). */
export const CancelContract = ({ token }: { token: string }) => {
  const { t } = useTranslation(['contracting', 'common']);
  const store = useSessionStore();
  const navigate = useNavigate();
  const { showNext } = useNotices();
  const isMounted = useMounted();
  const { call, busy } = useCall();
  const [asking, setAsking] = useState(false);

  const cancel = async (): Promise<void> => {
    const upgrade = store.get().type === 1;
    const cancelled = await call(async () => {
      if (isIntranetToken(token)) {
        await resetIntranet();
        store.update({ type: undefined });
      } else {
        await resetContract({ activator: token });
        store.update({ type: undefined, step: undefined, contractKey: undefined });
      }
    });
    setAsking(false);
    if (!cancelled || !isMounted()) return;
    showNext('success', 'contractCancelled');
    // The token has been used: it leaves the history (SES-13).
    await navigate(upgrade ? paths.upgrade : paths.newContract, { replace: true });
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('contracting:offers.cancel')}
      </Button>
      <Dialog
        open={asking}
        title={t('contracting:offers.cancelTitle')}
        onClose={() => {
          if (!busy) setAsking(false);
        }}
        actions={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {t('common:button.no')}
            </Button>
            <Button busy={busy} onClick={() => void cancel()}>
              {t('common:button.yes')}
            </Button>
          </>
        }
      >
        {t('contracting:offers.cancelText')}
      </Dialog>
    </>
  );
};
