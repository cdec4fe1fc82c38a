import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';
import { Page } from '../../../components/Page';
import { CurrentContract } from '../CurrentContract';
import { steps } from './steps';
import { Wizard } from './Wizard';
import { finalStep, openStep } from './wizardState';

/** /contracting: the wizard while a contract is being made, else the current contract. */
export const Component = () => {
  const { t } = useTranslation('wizard');
  const { contractKey, step: stored, currentUser } = useSession();
  if (contractKey === undefined || currentUser === undefined) return <CurrentContract />;
  const open = openStep(stored);
  if (open === finalStep) return <Navigate to={paths.contractStatus} replace />;
  const step = steps[open - 1];
  return (
    <Page title={t('title')} documentTitle={step === undefined ? t('title') : `${t('title')} – ${t(step.title)}`}>
      <Wizard contractKey={contractKey} member={currentUser} open={open} />
    </Page>
  );
};
