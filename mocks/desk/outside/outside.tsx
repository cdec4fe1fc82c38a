import createCache from '@emotion/cache';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';

import { AppTheme } from '../../../src/theme/AppTheme';
import { demoRoot } from '../../browserWorld';
import { linksOf } from '../../links';
import { hashAddresses } from '../addresses';
import { deskLanguage, deskTexts, fill } from '../texts';

const statuses = ['approved', 'denied', 'waiting'] as const;

/** The language that the portal keeps on the device. */
const language = deskLanguage(localStorage.getItem('cportal.language') ?? '');
const t = deskTexts[language].outside;
const root = demoRoot();

/** The intranet's decisions on a subscription: each leads back into the portal in two ways. */
const Decisions = ({ uuid }: { uuid: string }) => {
  const ways = linksOf({ origin: `${root.href}#` });
  return (
    <>
      <p>{t.intranet}</p>
      <ul>
        {statuses.flatMap((status) =>
          [
            { text: t.entry, href: ways.intranetEntry(uuid, status, '', '') },
            { text: t.status, href: ways.intranetReturn(uuid, status) },
          ].map(({ text, href }) => (
            <li key={href.hu}>
              <Link href={href[language]}>{fill(text, { status: t.statuses[status] })}</Link>
            </li>
          )),
        )}
      </ul>
    </>
  );
};

/** The demo's page in place of external sites: for the intranet's it lets the employer decide. */
const Outside = () => {
  const uuid = new URLSearchParams(location.search).get('uuid');
  return (
    <Paper component="main" sx={{ maxWidth: 520, m: { xs: 2, sm: '48px auto' }, p: 3 }}>
      <title>{t.title}</title>
      <Typography variant="h1">{t.title}</Typography>
      <p>{t.lead}</p>
      {uuid !== null && <Decisions uuid={uuid} />}
      <Link href={hashAddresses(root).addressOf('/')}>{t.back}</Link>
    </Paper>
  );
};

const place = document.getElementById('outside');
document.documentElement.lang = language;
if (place !== null)
  createRoot(place).render(
    <AppTheme cache={createCache({ key: 'desk' })} language={language}>
      <Outside />
    </AppTheme>,
  );
