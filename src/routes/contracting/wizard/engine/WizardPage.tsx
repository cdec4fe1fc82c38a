import { useTranslation } from 'react-i18next';

import { Page } from '../../../../components/layout/Page';
import { Redirect } from '../../../../components/Redirect';
import { paths } from '../../../../paths';
import { useSession } from '../../../../session/SessionContext';
import { CurrentContract } from '../../status/CurrentContract';
import { steps } from './steps';
import { Wizard } from './Wizard';
import { openStep } from './wizardState';

/** /contracting: the wizard while a contract is being made, else the current contract. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { contractKey, step: stored, currentUser, type } = useSession();
  if (contractKey === undefined || currentUser === undefined) return <CurrentContract />;
  const open = openStep(stored);
  const step = steps.find(({ id }) => id === open);
  // Only the final page has no step in the table.
  if (step === undefined) return <Redirect to={paths.contractStatus} />;
  return (
    <Page
      title={t('wizard.title')}
      documentTitle={`${t('wizard.title')} – ${t(`wizard.${step.title}`)}`}
      lead={type === 1 ? t('wizard.upgrade') : undefined}
    >
      <Wizard contractKey={contractKey} member={currentUser} step={step} />
    </Page>
  );
};
