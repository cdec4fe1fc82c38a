import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeDurationMs } from '../../domain/constants';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { ErrorText } from '../ErrorText';
import { useDelayed } from '../Spinner';
import { useLiveRegionReady } from '../useLiveRegionReady';
import { isInstruction, isProblem, useNoticeList, useNotices, useWaiting, type Notice } from './NoticeContext';

const withNotices = ':has([data-notice])';
/** Too low for sticky content, as at a zoom of 400 %. */
const lowWindow = '@media (max-height: 420px)';

const Region = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  // Limit the height, so that notices don't cover the focused control (A11Y-2). The fade shows that there is more.
  [`&${withNotices}`]: { maxHeight: '30vh', overflowY: 'auto', maskImage: 'linear-gradient(to top, transparent, black 16px)' },
  [lowWindow]: { [`&, &${withNotices}`]: { position: 'static', maxHeight: 'none', maskImage: 'none' } },
  // Below the support bar.
  '[data-support] ~ &': { top: 72 },
  '&[data-narrow="true"]': { maxWidth: 420, marginInline: 'auto' },
});

const List = styled('div')({ display: 'grid', gap: 8, [`&${withNotices}`]: { paddingBottom: 16 } });

const scrollPadding = (
  <GlobalStyles styles={{ [`html${withNotices}`]: { scrollPaddingTop: 'calc(30vh + 16px)', [lowWindow]: { scrollPaddingTop: 16 } } }} />
);

const card: SxProps<Theme> = {
  p: '12px 8px 12px 16px',
  fontWeight: 550,
  '& .MuiAlert-icon': { mr: '8px', py: '3px' },
  '& .MuiAlert-message': { py: '2px' },
  '& .MuiAlert-action': { alignItems: 'flex-start', p: '0 0 0 12px' },
  '& .MuiIconButton-root': { width: 28, height: 28, color: 'inherit' },
};

const NoticeText = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation('common');
  if (notice.kind === 'text') return <>{t(`notice.${notice.key}`, { name: '', ...notice.values })}</>;
  return <ErrorText code={notice.code} reference={notice.reference} />;
};

const NoticeCard = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation('common');
  const { dismiss } = useNotices();
  const { id, tone } = notice;

  const passes = tone === 'success' && !isInstruction(notice);

  useEffect(() => {
    if (!passes) return undefined;
    const timer = setTimeout(() => dismiss(id), noticeDurationMs);
    return () => clearTimeout(timer);
  }, [dismiss, id, passes]);

  return (
    <Alert data-notice severity={tone} onClose={() => dismiss(id)} closeText={t('button.close')} sx={[card, { color: tone === 'info' ? 'text.primary' : `${tone}.main` }]} slotProps={{ root: { role: undefined } }}>
      <NoticeText notice={notice} />
    </Alert>
  );
};

/** Announces a long call, which a busy button shows. */
const Waiting = () => {
  const { t } = useTranslation('common');
  const late = useDelayed(useWaiting());
  return late && <Box sx={visuallyHidden}>{t('working')}</Box>;
};

/** The page's two live regions, rendered before their text so that it is announced (A11Y-3). `narrow`: as wide as a public page's card. */
export const Notices = ({ narrow = false }: { narrow?: boolean }) => {
  const notices = useNoticeList();
  const problems = notices.filter(isProblem);
  const news = notices.filter((notice) => !isProblem(notice));
  const standing = useLiveRegionReady(news.length > 0);
  return (
    <Region data-narrow={narrow}>
      {scrollPadding}
      <List role="alert">
        {problems.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </List>
      <List role="status">
        {standing && news.map((notice) => <NoticeCard key={notice.id} notice={notice} />)}
        <Waiting />
      </List>
    </Region>
  );
};
