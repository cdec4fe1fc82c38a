import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ExternalLink } from '~/components/ExternalLink';
import { useCareContacts } from '~/components/feedback/CareLine';
import { useConfig } from '~/components/useConfig';
import { appVersion } from '~/domain/constants';
import { paths } from '~/paths';
import { rem } from '~/theme/typography';

const documents = ['terms', 'privacy'] as const;

const Bar = styled('footer')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  overflowWrap: 'anywhere',
  padding: '14px 28px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: rem(12.5),
  '& ul': { display: 'flex', flexWrap: 'wrap', minWidth: 0, gap: '4px 16px' },
  '& > p': { whiteSpace: 'nowrap' },
  '& a': { display: 'inline-block', minHeight: 24, color: 'inherit', fontWeight: 500 },
  [theme.breakpoints.down('md')]: { padding: '14px 16px' },
  '@media print': { display: 'none' },
}));

export const Footer = memo(function Footer() {
  const { t } = useTranslation();
  const { links } = useConfig();
  const contacts = useCareContacts();
  return (
    <Bar aria-label={t('footer.label')}>
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
    </Bar>
  );
});
