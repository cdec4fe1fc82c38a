import { useTranslation } from 'react-i18next';

import { Page } from '../../../../components/layout/Page';
import { Redirect } from '../../../../components/Redirect';
import { finalStep } from '../../../../domain/constants';
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
  if (open === finalStep) return <Redirect to={paths.contractStatus} />;
  const step = steps[open - 1];
  return (
    <Page
      title={t('wizard.title')}
      documentTitle={step === undefined ? t('wizard.title') : `${t('wizard.title')} – ${t(`wizard.${step.title}`)}`}
      lead={type === 1 ? t('wizard.upgrade') : undefined}
    >
      <Wizard contractKey={contractKey} member={currentUser} open={open} />
    </Page>
  );
};
