import createCache from '@emotion/cache';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';

import { AppTheme } from '../../../src/theme/AppTheme';
import { demoRoot } from '../../browserWorld';
import { linksOf } from '../../links';
import { hashAddresses } from '../addresses';

const root = demoRoot();
/** The language that the portal keeps on the device. */
const language = localStorage.getItem('cportal.language') === 'en' ? 'en' : 'hu';

/** The intranet's decisions on a subscription: each leads back into the portal in two ways. */
const Decisions = ({ uuid }: { uuid: string }) => {
  const ways = linksOf({ origin: `${root.href}#` });
  return (
    <ul>
      {['approved', 'denied', 'waiting'].flatMap((status) =>
        [
          [`${status}: back to the contract`, ways.intranetEntry(uuid, status, '', '')] as const,
          [`${status}: status of the subscription`, ways.intranetReturn(uuid, status)] as const,
        ].map(([text, href]) => (
          <li key={text}>
            <Link href={href[language]}>{text}</Link>
          </li>
        )),
      )}
    </ul>
  );
};

/** The demo's page in place of external sites: for the intranet's it lets the employer decide. */
const Outside = () => {
  const uuid = new URLSearchParams(location.search).get('uuid');
  return (
    <Paper component="main" sx={{ maxWidth: 520, m: { xs: 2, sm: '48px auto' }, p: 3 }}>
      <title>Outside of the portal</title>
      <Typography variant="h1">The portal ends here</Typography>
      <p>In a real deployment the club’s configured page would open here.</p>
      {uuid !== null && <Decisions uuid={uuid} />}
      <Link href={hashAddresses(root).addressOf('/')}>Back to the demo</Link>
    </Paper>
  );
};

const place = document.getElementById('outside');
if (place !== null)
  createRoot(place).render(
    <AppTheme cache={createCache({ key: 'desk' })} language="en">
      <Outside />
    </AppTheme>,
  );
