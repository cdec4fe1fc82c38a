import { filledText, optionalDate, optionalNumber, optionalText, recordOf, recordOrEmpty, text } from './values';

const userEntries = {
  firstName: text,
  lastName: text,
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

export const userShape = recordOrEmpty({ ...userEntries, email: text });

/** The user of a sign-in, whose e-mail says whose session it is. */
export const signedInUser = recordOf({ ...userEntries, email: filledText });
