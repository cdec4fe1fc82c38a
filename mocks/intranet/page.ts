import { linksOf } from '../links';
import type { Subscription } from '../model/account/intranet';

/** The decisions that the employer's contact person can make. */
const answers = ['approved', 'denied', 'waiting'] as const;

const names = { approved: 'Jóváhagyva', denied: 'Elutasítva', waiting: 'Jóváhagyásra vár' };

/** The external intranet, reduced to the links back to the portal. Pure. */
export const renderIntranetPage = (origin: string, subscription: Subscription | undefined): string => {
  const links = linksOf({ origin });
  const ways = (uuid: string) =>
    answers
      .map(
        (status) =>
          `<li>${names[status]}: <a href="${links.intranetEntry(uuid, status, '', '').hu}">szerződéskötés</a>, <a href="${links.intranetReturn(uuid, status).hu}">állapot</a></li>`,
      )
      .join('\n');
  return `<!doctype html>
<html lang="hu">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Intranet</title></head>
<body>
<main>
<h1>Intranet</h1>
${subscription === undefined ? '<p>Nincs ilyen előfizetés.</p>' : `<ul>\n${ways(subscription.uuid)}\n</ul>`}
</main>
</body>
</html>`;
};
