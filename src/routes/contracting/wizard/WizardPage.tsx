import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';
import { Page } from '../../../components/Page';
import { CurrentContract } from '../CurrentContract';
import { Wizard } from './Wizard';
import { finalStep, openStep } from './wizardState';

/** /contracting: the wizard while a contract is being made, else the current contract (WIZ-2). */
export const Component = () => {
  const { t } = useTranslation('wizard');
  const { contractKey, step, currentUser } = useSession();
  if (contractKey === undefined || currentUser === undefined) return <CurrentContract />;
  const open = openStep(step);
  if (open === finalStep) return <Navigate to={paths.contractStatus} replace />;
  return (
    <Page title={t('title')}>
      <Wizard contractKey={contractKey} member={currentUser} open={open} />
    </Page>
  );
};
