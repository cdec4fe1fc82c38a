import { percentDecoded } from '~/domain/text/percentDecoded';

const isReadable = (text: string): boolean => percentDecoded(text) !== undefined;

/** "a%40b" stays; "100%" becomes "100%25"; in "%FF", which is no UTF-8, each % is a stray one: "%25FF". */
const escapeSegment = (segment: string): string => {
  if (isReadable(segment)) return segment;
  const mended = segment.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return isReadable(mended) ? mended : segment.replaceAll('%', '%25');
};

/** Escapes stray % signs, which the router would warn about. */
export const escapeStrayPercents = (path: string): string => path.split('/').map(escapeSegment).join('/');
