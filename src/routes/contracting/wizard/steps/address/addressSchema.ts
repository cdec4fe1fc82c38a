import * as v from 'valibot';

const part = v.optional(v.string(), '');

/** An address that the tab remembers. */
export const addressSchema = v.object({
  zip: v.string(),
  city: v.string(),
  street: v.string(),
  streetType: v.string(),
  house: v.string(),
  staircase: part,
  floor: part,
  door: part,
  poBox: part,
  country: part,
});
