import * as v from 'valibot';

/** Exactly what the file may hold. */
export const statusSchema = v.strictObject({
  notice: v.exactOptional(v.strictObject({ hu: v.string(), en: v.exactOptional(v.string()) })),
  from: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
  off: v.exactOptional(v.array(v.string())),
});
