import { styled } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { rem } from '~/theme/typography';

/** Whose account the tab shows, if that isn't the one who looks: support staff tell their tabs apart by it. */
export const OwnerContext = createContext<string | undefined>(undefined);

const Wide = styled('div')({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });

const Narrow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  width: rem(420),
  maxWidth: '100%',
  margin: '24px auto',
  padding: 36,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { margin: '0 auto', padding: '24px 16px' },
}));

const Head = styled('header')({ display: 'grid', gap: 4 });

// At most six lines, because names may have any length.
const Lead = styled('p')(({ theme }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: '6',
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Line clamping has no other spelling in the supported browsers.
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

interface PageProps {
  /** The page's one h1, and its document title. */
  title: ReactNode;
  /** The document title if the h1 isn't plain text. */
  documentTitle?: string;
  lead?: ReactNode;
  /** A narrow, centred card, for public pages. */
  narrow?: boolean;
  children?: ReactNode;
}

/** The frame of every page: document title, heading, content. The shell moves the focus to the heading. */
export const Page = ({ title, documentTitle, lead, narrow, children }: PageProps) => {
  const { t } = useTranslation();
  const name = documentTitle ?? (typeof title === 'string' ? title : '');
  const owner = use(OwnerContext);
  const Frame = narrow ? Narrow : Wide;
  return (
    <>
      <title>{[owner, name, t('brand')].filter(Boolean).join(' – ')}</title>
      <Frame data-narrow-page={narrow}>
        <Head>
          <h1 tabIndex={-1} data-page-heading>
            {title}
          </h1>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </Head>
        {children}
      </Frame>
    </>
  );
};
