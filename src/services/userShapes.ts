import * as v from 'valibot';

import {
  filledText,
  optionalDate,
  optionalNumber,
  optionalOf,
  optionalText,
  recordOf,
  recordOrEmpty,
  text,
} from './values';

const facts = {
  kr: optionalText,
  tax: optionalText,
  cardNumber: optionalText,
  cardStatus: optionalNumber,
  from: optionalDate,
  to: optionalDate,
  pack: optionalText,
  ev: optionalNumber,
  tars: optionalText,
  tarsEmail: optionalText,
  tarsKr: optionalText,
};

/** The user of a sign-in, whose e-mail says whose session it is. */
export const signedInUser = recordOf({ ...facts, firstName: text, lastName: text, email: filledText });

const headUser = { ...facts, firstName: optionalText, lastName: optionalText, email: optionalText };

/** The fields that aren't undefined. */
const given = <T extends object>(fields: T): Partial<T> =>
  // The entries are the object's own; some are left out.
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined)) as Partial<T>;

/** Head data, whose fields may stand in `user` or at the top level: only what is given. */
export const headDataReply = v.pipe(
  recordOrEmpty({ ...headUser, user: optionalOf(recordOf(headUser)) }),
  v.transform(({ user = {}, ...top }) => ({ user: { ...given(top), ...given(user) } })),
);
