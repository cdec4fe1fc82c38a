import { matchRoutes } from 'react-router-dom';

import { percentDecoded } from '~/domain/text/percentDecoded';
import { patterns } from '~/paths';

const isReadable = (text: string): boolean => percentDecoded(text) !== undefined;

/** "a%40b" stays; "100%" becomes "100%25"; in "%FF", which is no UTF-8, each % is a stray one: "%25FF". */
const escapeSegment = (segment: string): string => {
  if (isReadable(segment)) return segment;
  const mended = segment.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return isReadable(mended) ? mended : segment.replaceAll('%', '%25');
};

const routes = Object.values(patterns).map((path) => ({ path }));

/**
 * A path in the router's own spelling, which menu and wizard compare with (SEC-4): one slash at the beginning and none at the end,
 * no stray % sign, which the router would warn about, and static parts as the route has them.
 */
export const routerPath = (path: string): string => {
  const segments = path
    .replaceAll(/^\/+|\/+$/g, '')
    .split('/')
    .map(escapeSegment);
  const pattern =
    matchRoutes(routes, `/${segments.join('/')}`)?.[0]
      ?.route.path.slice(1)
      .split('/') ?? [];
  const spelt = segments.map((segment, index) => {
    const name = pattern[index] ?? ':';
    return name.startsWith(':') ? segment : name;
  });
  return `/${spelt.join('/')}`;
};
