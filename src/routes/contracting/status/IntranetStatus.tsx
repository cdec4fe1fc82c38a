import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import { CareLine } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Dialog } from '../../../components/layout/Dialog';
import { intranetStatus, messageTones } from '../../../domain/contract/intranetStatus';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';

/** The state of an employer-approved subscription; a dialog also tells a denied one. */
export const IntranetStatus = ({ status }: { status: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  const { tone, textKey, denied } = intranetStatus(status);
  const [open, setOpen] = useState(denied);
  const { kr } = useSession().currentUser ?? {};
  return (
    <Card title={t('contracting.status.intranet')}>
      <Message tone={messageTones[tone]}>
        <p>{t(textKey)}</p>
        {status === 'approved' && <p>{t('start.decision.approved')}</p>}
        {denied && <p>{t('start.decision.denied')}</p>}
        {textKey === 'status.intra.unknown' && <CareLine />}
      </Message>
      <Actions>
        {kr === undefined ? (
          <LinkButton to={paths.newContract}>{t('member.menu.newContract')}</LinkButton>
        ) : (
          <LinkButton to={paths.wizard}>{t('member.menu.wizard')}</LinkButton>
        )}
      </Actions>
      <Dialog
        open={open}
        title={t('contracting.status.deniedTitle')}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>{t('common:button.accept')}</Button>}
      >
        {t('status.intra.contractDenied')}
      </Dialog>
    </Card>
  );
};
