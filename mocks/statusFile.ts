import * as v from 'valibot';

import type { StatusFile } from './state';

/** Exactly what the file may hold. */
export const statusSchema = v.strictObject({
  notice: v.exactOptional(v.strictObject({ hu: v.string(), en: v.exactOptional(v.string()) })),
  from: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
  off: v.exactOptional(v.array(v.string())),
});

/** The host's status.json from its text; undefined if it is none. */
export const statusFile = (text: string): StatusFile | undefined => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), statusSchema), text);
  return result.success ? result.output : undefined;
};
