import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeDurationMs } from '../../domain/constants';
import { useErrorText } from '../useErrorText';
import { Icon } from '../Icon';
import { useDelayed } from '../Spinner';
import { isProblem, useNoticeList, useNotices, useWaiting, type Notice } from './NoticeContext';
import styles from './Notices.module.css';

const NoticeText = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  if (notice.kind === 'text') return <>{t(`notice.${notice.key}`, { name: '', ...notice.values })}</>;
  return <>{errorText(notice.code, notice.reference)}</>;
};

const NoticeCard = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation('common');
  const { dismiss } = useNotices();
  const { id, tone } = notice;

  useEffect(() => {
    if (tone !== 'success') return undefined;
    const timer = setTimeout(() => dismiss(id), noticeDurationMs);
    return () => clearTimeout(timer);
  }, [dismiss, id, tone]);

  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <p className={styles.text}>
        <NoticeText notice={notice} />
      </p>
      <button type="button" className={styles.close} aria-label={t('button.close')} onClick={() => dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
};

/** A call that takes long is announced; who sees it sees the busy button (ERR-5, FLT-3). */
const Waiting = () => {
  const { t } = useTranslation('common');
  const late = useDelayed(useWaiting());
  return late && <p className="visually-hidden">{t('working')}</p>;
};

/** Time enough for a region to be known before it speaks. */
const standingMs = 100;

/** A status region speaks of what changes in it: what there is to say as it appears, after a sign-in or a full load, waits until it stands. */
const useStanding = (wanted: boolean): boolean => {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    if (standing || !wanted) return undefined;
    const timer = setTimeout(() => setStanding(true), standingMs);
    return () => clearTimeout(timer);
  }, [standing, wanted]);
  return standing;
};

/** The two live regions stand before any text does, so that it is spoken (A11Y-3); an alert is spoken even where it comes with its text. */
export const Notices = () => {
  const notices = useNoticeList();
  const problems = notices.filter(isProblem);
  const news = notices.filter((notice) => !isProblem(notice));
  const standing = useStanding(news.length > 0);
  return (
    <div className={styles.region}>
      <div role="alert" className={styles.list}>
        {problems.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status" className={styles.list}>
        {standing && news.map((notice) => <NoticeCard key={notice.id} notice={notice} />)}
        <Waiting />
      </div>
    </div>
  );
};
