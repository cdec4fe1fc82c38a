import LinkIcon from '@mui/icons-material/Link';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '~/components/layout/Card';

import { useCareContacts } from './CareLine';

const icons = { phone: PhoneOutlined, email: MailOutlined, link: LinkIcon, hours: Schedule } as const;

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit' },
}));

/** The contacts of customer care that are set, a line each; nothing without any (NAV-16). */
export const CareCard = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const contacts = useCareContacts();
  if (contacts.length === 0) return null;
  return (
    <Card title={t('care.label')}>
      {children}
      <ul>
        {contacts.map(({ name, node }) => {
          const Icon = icons[name];
          return (
            <Line key={name}>
              <Icon fontSize="small" aria-hidden="true" />
              <span>{node}</span>
            </Line>
          );
        })}
      </ul>
    </Card>
  );
};
