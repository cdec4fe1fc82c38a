import { http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from '../world';

/** The files of the host that operations edit, as far as the demo's panel and the tests set them. */
export const hostFiles = (world: World): HttpHandler[] => [http.get('*/status.json', () => HttpResponse.json(world.state.status))];
