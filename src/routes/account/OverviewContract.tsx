import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';

const stepNames = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6', 'step7'] as const;

/** The contract under way: with its step in this tab, or with the way to the link in the `inbox`. */
export const OverviewContract = ({ inbox }: { inbox: boolean }) => {
  const { t } = useTranslation(['account', 'wizard']);
  const { contractKey, step = 1 } = useSession();
  if (inbox) {
    return (
      <Card title={t('info.contract.title')}>
        <p>{t('info.contract.inbox')}</p>
        <Actions>
          <LinkButton to={paths.newContract} variant="primary">
            {t('info.step.continueContract.title')}
          </LinkButton>
        </Actions>
      </Card>
    );
  }
  if (contractKey === undefined) return null;
  const name = stepNames[step - 1];
  return (
    <Card title={t('info.contract.title')}>
      <p>{name === undefined ? t('info.contract.signed') : t('info.contract.step', { step, last: stepNames.length, name: t(`wizard:${name}`) })}</p>
      <Actions>
        <LinkButton to={name === undefined ? paths.contractStatus : paths.wizard} variant="primary">
          {t(name === undefined ? 'info.contract.status' : 'info.step.continueContract.title')}
        </LinkButton>
      </Actions>
    </Card>
  );
};
