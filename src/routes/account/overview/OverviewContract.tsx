import { useTranslation } from 'react-i18next';

import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { AwaitPrepared } from '../../../features/contract/AwaitPrepared';
import { LinkHints } from '../../../features/contract/LinkHints';
import { SignedPayment } from '../../../features/contract/SignedPayment';
import { ContinueContract, useStartedText } from '../../../features/contract/StartedContract';
import type { Started } from '../../../features/contract/useStartedContract';

/** The contract under way: with its step in this tab, or with where its link is. */
export const OverviewContract = ({ started }: { started: Started }) => {
  const { t } = useTranslation('portal');
  const text = useStartedText();
  return (
    <Card title={t('account.info.contract.title')}>
      <p>{text(started)}</p>
      {started === 'signed' && (
        <>
          <SignedPayment />
          <AwaitPrepared />
        </>
      )}
      {started === 'inbox' ? (
        <LinkHints />
      ) : (
        <Actions>
          <ContinueContract started={started} />
        </Actions>
      )}
    </Card>
  );
};
