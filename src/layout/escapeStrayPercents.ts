import { percentDecoded } from '../domain/text/percentDecoded';

const isReadable = (text: string): boolean => percentDecoded(text) !== undefined;

const readable = (segment: string): string => {
  if (isReadable(segment)) return segment;
  const mended = segment.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return isReadable(mended) ? mended : segment.replaceAll('%', '%25');
};

/**
 * Escapes stray % signs, as in "100%", which the router would warn about.
 */
export const escapeStrayPercents = (path: string): string => path.split('/').map(readable).join('/');
