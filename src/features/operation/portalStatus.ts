import { queryOptions } from '@tanstack/react-query';

import { readStatus, type PortalStatus } from '~/config/statusFile';
import { now } from '~/domain/time/clock';
import { readHostFile } from '~/http/hostFile';

/** In ms. */
const timeoutMs = 3_000;

/** The status.json of operations, until its notice is over. A missing or unreadable file means no notice. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async (): Promise<PortalStatus> => {
    const file = await readHostFile('status.json', timeoutMs).catch((): unknown => undefined);
    const { status } = readStatus(file);
    return status.to !== undefined && now() >= status.to ? {} : status;
  },
  staleTime: Infinity,
  // Stays after a log-out (App.tsx).
  meta: { ofHost: true },
});
