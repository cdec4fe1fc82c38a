import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { Callout } from '~/components/layout/Callout';
import { finalStep, lastStep } from '~/domain/constants';
import { paths } from '~/paths';
import { useSession } from '~/session/SessionContext';

import { stepIds, stepTitle } from './wizardSteps';

/** The contract under way in this tab, with the way on; nothing without one (UX-22). */
export const ContractUnderWay = ({ isFirst = true }: { isFirst?: boolean }) => {
  const { t } = useTranslation('portal');
  const contractKey = useSession((session) => session.contractKey);
  const step = useSession((session) => session.step ?? 1);
  if (contractKey === undefined) return null;
  const isSigned = step === finalStep;
  const name = t(stepTitle(stepIds.find((id) => id === step) ?? 1));
  return (
    <Callout
      title={t('contracting.underWay.title')}
      action={
        <LinkButton to={isSigned ? paths.contractStatus : paths.wizard} variant={isFirst ? 'primary' : 'secondary'}>
          {t(isSigned ? 'contracting.status.title' : 'contracting.continue')}
        </LinkButton>
      }
    >
      <p>
        {isSigned ? t('contracting.underWay.signed') : t('contracting.underWay.here', { step, last: lastStep, name })}
      </p>
    </Callout>
  );
};
