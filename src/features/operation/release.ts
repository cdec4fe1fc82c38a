import * as v from 'valibot';

import { readHostFile } from '../../http/hostFile';

/** "2.8.1 0123456789ab": the build's version and commit, as the page carries them; undefined in development. */
export const ownRelease = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;

const health = v.object({ version: v.string(), commit: v.string() });

/** Whether the host serves another build than the one that runs here. False if unknown. */
export const isOutdated = async (): Promise<boolean> => {
  const own = ownRelease();
  if (own === undefined) return false;
  const answer = v.safeParse(health, await readHostFile('healthz', 5_000).catch(() => undefined));
  return answer.success && `${answer.output.version} ${answer.output.commit}` !== own;
};
