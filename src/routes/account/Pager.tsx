import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Pages } from './usePages';

interface PagerProps {
  pages: Pages<unknown>;
  /** The list's name: it tells two pagers of a page apart. */
  label: string;
  /** Runs after another page was opened, to move the focus to its rows. */
  onOpened: () => void;
}

/** Pages through a long list. Renders nothing if one page holds it all. */
export const Pager = ({ pages: { page, pages, first, last, total, open }, label, onOpened }: PagerProps) => {
  const { t } = useTranslation('portal');
  if (pages === 1) return null;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 16px' }}
    >
      <Typography role="status" variant="body2" color="textSecondary">
        {t('account.pager.where', { first, last, total })}
      </Typography>
      <Pagination
        aria-label={t('account.pager.label', { list: label })}
        count={pages}
        page={page}
        siblingCount={0}
        shape="rounded"
        onChange={(_event, next) => {
          open(next);
          onOpened();
        }}
      />
    </Stack>
  );
};
