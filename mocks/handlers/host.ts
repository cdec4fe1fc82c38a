import { http, HttpResponse, type HttpHandler } from 'msw';

import type { World } from '../world';

/** Keeps a client report for the demo desk and the tests. */
export const takeReport = (world: World, report: unknown): void => {
  world.reports.push(report);
  world.changed();
};

/** The files of the host that operations edit, as far as the demo desk and the tests set them. */
export const hostFiles = (world: World): HttpHandler[] => [
  http.get('*/status.json', () => HttpResponse.json(world.state.status)),
  http.post('*/client-log', async ({ request }) => {
    takeReport(world, await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
];
