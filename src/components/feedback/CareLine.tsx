import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ExternalLink } from '~/components/ExternalLink';
import { useConfig } from '~/components/hooks/useConfig';
import { useLanguage } from '~/i18n/useLanguage';

/** Moves to the next line as a whole; only what is longer than a line breaks. */
const contactStyle = { display: 'inline-block', minHeight: 24, mr: '12px', overflowWrap: 'anywhere' };

/** May break before the @, rather than within a word. */
const breakable = (address: string): ReactNode =>
  address.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

interface CareContact {
  name: 'phone' | 'email' | 'hours' | 'link';
  node: ReactNode;
}

/** The configured contacts of customer care; the hours are the phone's. */
export const useCareContacts = (): CareContact[] => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { care, links } = useConfig();
  const [huHours = '', enHours = huHours] = (care.hours ?? '').split('|');
  const hours = (language === 'hu' ? huHours : enHours).trim();
  const contacts: CareContact[] = [
    { name: 'phone', node: care.phone && <a href={`tel:${care.phone.replace(/[^+\d]/g, '')}`}>{care.phone}</a> },
    { name: 'hours', node: hours && <span>{hours}</span> },
    { name: 'email', node: care.email && <a href={`mailto:${care.email}`}>{breakable(care.email)}</a> },
    { name: 'link', node: links.care && <ExternalLink href={links.care}>{t('care.link')}</ExternalLink> },
  ];
  return contacts.filter(({ node }) => Boolean(node));
};

/** How to reach customer care, in one line. Renders nothing if no contact is configured. */
export const CareLine = ({ labelled = true }: { labelled?: boolean }) => {
  const { t } = useTranslation();
  const contacts = useCareContacts();
  if (contacts.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {labelled && <span>{t('care.label')}:</span>}
      {contacts.map(({ name, node }) => (
        <Fragment key={name}>
          {' '}
          <Box component="span" sx={contactStyle}>
            {node}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
};

/** A sentence that sends the member to customer care, and how to reach it. Renders nothing if no contact is configured. */
export const CareAdvice = ({ children }: { children: ReactNode }) =>
  useCareContacts().length === 0 ? null : (
    <p>
      {children} <CareLine />
    </p>
  );
