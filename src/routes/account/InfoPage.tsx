import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { config } from '../../config';
import { today } from '../../domain/clock';
import { epassMinimum } from '../../domain/constants';
import { displayName } from '../../domain/member';
import { useLanguage } from '../../i18n/useLanguage';
import { useSession } from '../../session/SessionContext';
import { Card } from '../../components/Card';
import { Icon } from '../../components/Icon';
import { Page } from '../../components/Page';
import { nextSteps, type Step } from './nextSteps';
import styles from './InfoPage.module.css';

const StepItem = ({ step }: { step: Step }) => {
  const { t } = useTranslation(['account', 'common']);
  const title = t(`info.step.${step.name}.title`);
  return (
    <li className={styles.step}>
      {'to' in step ? (
        <Link to={step.to}>{title}</Link>
      ) : (
        <a href={step.href} target="_blank" rel="noopener noreferrer">
          {title} <Icon name="external" size={14} />
          <span className="visually-hidden"> ({t('common:opensNewTab')})</span>
        </a>
      )}
      <p>{t(`info.step.${step.name}.text`)}</p>
    </li>
  );
};

/** /app: what the member can do next, how the ePASS is used, and where help is (NAV-15). */
export const Component = () => {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const { currentUser: member, contractKey, upgradeDisabled = false } = useSession();
  if (member === undefined) return null;
  const steps = nextSteps({ member, today: today(), contractKey, upgradeDisabled, links: config.links });
  return (
    <Page title={t('info.title')} lead={t('info.welcome', { name: displayName(member, language) })}>
      <Card title={t('info.next')}>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <StepItem key={step.name} step={step} />
          ))}
        </ul>
      </Card>
      <Card title={t('info.epass.title')}>
        <ol className={styles.how}>
          <li>{t('info.epass.phone', epassMinimum)}</li>
          <li>{t('info.epass.choose')}</li>
          <li>{t('info.epass.show')}</li>
        </ol>
        {config.links.promo !== undefined && (
          <p>
            <a href={config.links.promo} target="_blank" rel="noopener noreferrer">
              {t('info.promo')}
              <span className="visually-hidden"> ({t('common:opensNewTab')})</span>
            </a>
          </p>
        )}
      </Card>
      <Card title={t('info.care.title')}>
        <p>{t('info.care.text')}</p>
        <p>{member.kr === undefined ? t('info.care.email', { email: member.email }) : t('info.care.kr', { kr: member.kr })}</p>
      </Card>
    </Page>
  );
};
