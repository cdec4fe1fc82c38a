import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../components/Button';
import { Message } from '../../components/feedback/Message';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';
import { AwaitPrepared } from './AwaitPrepared';
import { LinkHints } from './LinkHints';
import { SignedPayment } from './SignedPayment';
import type { Started } from './useStartedContract';

const stepNames = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6', 'step7'] as const;

/** Where the contract stands, in one sentence. */
export const useStartedText = (): ((started: Started) => string) => {
  const { t } = useTranslation('portal');
  const { step = 1 } = useSession();
  const name = stepNames[step - 1] ?? 'step1';
  return (started) =>
    started === 'here'
      ? t('contracting.started.here', { step, last: stepNames.length, name: t(`wizard.${name}`) })
      : t(`contracting.started.${started}`);
};

/** The one button that goes on; none where only the e-mail's link does. */
export const ContinueContract = ({ started }: { started: Started }) => {
  const { t } = useTranslation('portal');
  if (started === 'inbox') return null;
  return (
    <LinkButton to={started === 'here' ? paths.wizard : paths.contractStatus} variant="primary">
      {t(`contracting.started.${started === 'here' ? 'continue' : 'status'}`)}
    </LinkButton>
  );
};

/** Replaces whatever would lead to a new contract while one is under way. */
export const StartedContract = ({ started }: { started: Started }) => {
  const text = useStartedText();
  return (
    <Message title={text(started)} action={started !== 'inbox' && <ContinueContract started={started} />}>
      {started === 'signed' && (
        <>
          <SignedPayment />
          <AwaitPrepared />
        </>
      )}
      {started === 'inbox' && <LinkHints />}
    </Message>
  );
};
