import LinkIcon from '@mui/icons-material/Link';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '~/components/layout/Card';

import { useCareContacts } from './CareLine';

const icons = { phone: PhoneOutlined, email: MailOutlined, link: LinkIcon, hours: Schedule } as const;

const list: SxProps<Theme> = {
  '& li': { display: 'flex', alignItems: 'center', gap: '12px', minHeight: 44, py: '8px' },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& li > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit' },
};

/** The contacts of customer care that are set, a line each; nothing without any (NAV-16). */
export const CareCard = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const contacts = useCareContacts();
  if (contacts.length === 0) return null;
  return (
    <Card title={t('care.label')}>
      {children}
      <Box component="ul" sx={list}>
        {contacts.map(({ name, node }) => {
          const Icon = icons[name];
          return (
            <li key={name}>
              <Icon fontSize="small" aria-hidden="true" />
              <span>{node}</span>
            </li>
          );
        })}
      </Box>
    </Card>
  );
};
