import { useTranslation } from 'react-i18next';
import { cardStatus } from '../domain/cardStatus';
import { formatDottedDate } from '../domain/dates';
import { displayName, isExtraLarge, type Member } from '../domain/member';
import { useLanguage } from '../i18n/useLanguage';
import { StatusChip } from '../components/StatusChip';
import styles from './MemberFacts.module.css';

/** Who is signed in, and how their contract and card stand (NAV-10). */
export const MemberFacts = ({ member }: { member: Member }) => {
  const { t, ready } = useTranslation(['common', 'status'], { useSuspense: false });
  const language = useLanguage();
  const card = cardStatus(member.cardStatus);
  return (
    <div className={styles.facts} role="group" aria-label={t('header.member')}>
      <dl>
        <div>
          <dt className={styles.name}>{displayName(member, language)}</dt>
          <dd>{member.kr ?? t('header.noKr')}</dd>
        </div>
        {member.pack !== undefined && (
          <div>
            <dt>{t('header.pack')}</dt>
            <dd>
              {member.pack}
              {isExtraLarge(member.pack) && (
                <abbr className={styles.extraLarge} title={t('header.extraLargeLabel')}>
                  {t('header.extraLarge')}
                </abbr>
              )}
            </dd>
          </div>
        )}
        {member.from !== undefined && member.to !== undefined && (
          <div>
            <dt>{t('header.contract')}</dt>
            <dd>
              {formatDottedDate(member.from)} – {formatDottedDate(member.to)}
            </dd>
          </div>
        )}
      </dl>
      {ready && member.kr !== undefined && member.cardStatus !== undefined && (
        <StatusChip tone={card.tone}>
          <span className="visually-hidden">{t('header.cardStatus')}: </span>
          {t(card.textKey)}
        </StatusChip>
      )}
    </div>
  );
};
