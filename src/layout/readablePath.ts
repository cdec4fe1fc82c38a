import { percentDecoded } from '../domain/percentDecoded';

const isReadable = (text: string): boolean => percentDecoded(text) !== undefined;

const readable = (segment: string): string => {
  if (isReadable(segment)) return segment;
  const mended = segment.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return isReadable(mended) ? mended : segment.replaceAll('%', '%25');
};

/**
 * A path whose percent signs can all be decoded: one that stands for nothing stands for itself, as in "100%". The router would
 * warn of it on the console, and take the text as it is.
 */
export const readablePath = (path: string): string => path.split('/').map(readable).join('/');
