import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { visuallyHidden } from '../../theme/visuallyHidden';
import { ErrorText } from '../feedback/ErrorText';
import { useDelayed } from '../feedback/Spinner';
import { useLiveRegionReady } from '../feedback/useLiveRegionReady';
import { isPassing, isProblem, useNoticeList, useNotices, useWaiting, type Notice } from './NoticeContext';
import { Passing } from './Passing';

const withNotices = ':has([data-notice])';
/** Too low for sticky content, as at a zoom of 400 %. */
const lowWindow = '@media (max-height: 420px)';

const Region = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  '--notices-height': '30vh',
  // Problems and news share the height.
  [`&:has([role="alert"] [data-notice]):has([role="status"] [data-notice])`]: { '--notices-height': '15vh' },
  [lowWindow]: { position: 'static' },
  // Below the support bar.
  '[data-support] ~ &': { top: 72 },
  '&[data-narrow="true"]': { maxWidth: 420, marginInline: 'auto' },
});

/** As high as leaves the focused control uncovered (A11Y-2). The fade shows that there is more. */
const List = styled('div')({
  display: 'grid',
  gap: 8,
  maxHeight: 'var(--notices-height)',
  paddingBottom: 16,
  overflowY: 'auto',
  maskImage: 'linear-gradient(to top, transparent, black 16px)',
  [lowWindow]: { maxHeight: 'none', maskImage: 'none' },
});

const scrollPadding = (
  <GlobalStyles
    styles={{
      [`html${withNotices}`]: { scrollPaddingTop: 'calc(30vh + 16px)', [lowWindow]: { scrollPaddingTop: 16 } },
    }}
  />
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
  const { t } = useTranslation();
  if (notice.kind === 'text')
    return <span>{t(`notice.${notice.key}`, { name: '', email: '', ...notice.values })}</span>;
  return <ErrorText code={notice.code} reference={notice.reference} />;
};

const NoticeCard = ({ notice, onClose }: { notice: Notice; onClose: () => void }) => {
  const { t } = useTranslation();
  const { tone } = notice;
  return (
    <Alert
      severity={tone}
      onClose={onClose}
      closeText={t('button.close')}
      sx={[card, { color: tone === 'info' ? 'text.primary' : `${tone}.main` }]}
      slotProps={{ root: { role: undefined } }}
    >
      <NoticeText notice={notice} />
    </Alert>
  );
};

const Standing = ({ notices }: { notices: readonly Notice[] }) => {
  const { dismiss } = useNotices();
  if (notices.length === 0) return null;
  return (
    <List>
      {notices.map((notice) => (
        <div key={notice.id} data-notice>
          <NoticeCard notice={notice} onClose={() => dismiss(notice.id)} />
        </div>
      ))}
    </List>
  );
};

/** Announces a long call, which a busy button shows. */
const Waiting = () => {
  const { t } = useTranslation();
  const late = useDelayed(useWaiting());
  return late && <Box sx={visuallyHidden}>{t('working')}</Box>;
};

/**
 * The page's two live regions, rendered before their text so that it is announced (A11Y-3). What stays is part of the
 * page; what passes is over it, one after another, and moves nothing. `narrow`: as wide as a public page's card.
 */
export const Notices = ({ narrow = false }: { narrow?: boolean }) => {
  const { dismiss } = useNotices();
  const notices = useNoticeList();
  const problems = notices.filter(isProblem);
  const news = notices.filter((notice) => !isProblem(notice));
  const [passing] = news.filter(isPassing);
  const ready = useLiveRegionReady(news.length > 0);
  return (
    <Region data-narrow={narrow}>
      {scrollPadding}
      <div role="alert">
        <Standing notices={problems} />
      </div>
      <div role="status">
        {ready && <Standing notices={news.filter((notice) => !isPassing(notice))} />}
        {ready && passing !== undefined && (
          <Passing key={passing.id} onClose={() => dismiss(passing.id)}>
            <NoticeCard notice={passing} onClose={() => dismiss(passing.id)} />
          </Passing>
        )}
        <Waiting />
      </div>
    </Region>
  );
};
