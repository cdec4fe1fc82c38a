import { Box, type SxProps, type Theme } from '@mui/material';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ExternalLink } from '~/components/ExternalLink';
import { useCareContacts } from '~/components/feedback/CareLine';
import { useConfig } from '~/components/hooks/useConfig';
import { unsetConfig } from '~/config/config';
import { appVersion } from '~/domain/constants';
import { paths } from '~/paths';
import { rem } from '~/theme/typography';

const documents = ['terms', 'privacy'] as const;

const bar: SxProps<Theme> = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  overflowWrap: 'anywhere',
  p: { xs: '14px 16px', md: '14px 28px' },
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: rem(12.5),
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minWidth: 0,
    gap: { xs: '0 16px', md: '4px 16px' },
  },
  '& > p': { py: { xs: '13px', md: 0 }, whiteSpace: 'nowrap' },
  '& a': {
    display: 'inline-block',
    minHeight: { xs: 44, md: 24 },
    // An address of several parts is one text: no flex box.
    py: { xs: '13px', md: 0 },
    verticalAlign: 'top',
    color: 'inherit',
    fontWeight: 500,
  },
  '@media print': { display: 'none' },
};

/** Kept on a phone for the contacts and links until the settings bring them, so that nothing moves then (OPS-1, PERF-7): four lines. */
const reserved: SxProps<Theme> = { minHeight: { xs: rem(229), md: 0 } };

export const Footer = memo(function Footer() {
  const { t } = useTranslation();
  const config = useConfig();
  const { links } = config;
  const contacts = useCareContacts();
  return (
    <Box component="footer" aria-label={t('footer.label')} sx={[bar, config === unsetConfig && reserved]}>
      <ul>
        {documents.map((name) => {
          const href = links[name];
          return (
            href !== undefined && (
              <li key={name}>
                <ExternalLink href={href}>{t(`footer.${name}`)}</ExternalLink>
              </li>
            )
          );
        })}
        <li>
          <Link to={paths.accessibility}>{t('footer.accessibility')}</Link>
        </li>
        {contacts.map(({ name, node }) => (
          <li key={name}>{node}</li>
        ))}
      </ul>
      <p title={t('version', { version: appVersion })}>{appVersion}</p>
    </Box>
  );
});
