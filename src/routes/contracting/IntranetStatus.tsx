import { useState } from 'react';
import { intranetStatus } from '../../domain/intranetStatus';
import { useTexts } from '../../i18n/TextsContext';
import { paths } from '../../paths';
import { Actions } from '../../ui/Actions';
import { Button, LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Dialog } from '../../ui/Dialog';
import { Message } from '../../ui/Message';

const messageTones = { success: 'success', warning: 'warning', error: 'error', neutral: 'info' } as const;

/** Where an employer-approved subscription stands; a denied one is told in a dialog too (CON-10). */
export const IntranetStatus = ({ status }: { status: string }) => {
  const t = useTexts(['contracting', 'status', 'common']);
  const { tone, textKey, denied } = intranetStatus(status);
  const [open, setOpen] = useState(denied);
  return (
    <Card title={t('contracting:status.intranet')}>
      <Message tone={messageTones[tone]}>{t(textKey)}</Message>
      <Actions>
        <LinkButton to={paths.wizard}>{t('contracting:status.toCurrent')}</LinkButton>
      </Actions>
      <Dialog open={open} title={t('contracting:status.deniedTitle')} onClose={() => setOpen(false)} actions={<Button onClick={() => setOpen(false)}>{t('common:button.accept')}</Button>}>
        {t('status:intra.contractDenied')}
      </Dialog>
    </Card>
  );
};
