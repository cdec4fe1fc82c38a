/** An error as a file of the build throws it. */
export const ownError = <E extends Error>(error: E): E =>
  Object.assign(error, { stack: `${error.name}: x\n    at f (${window.location.origin}/assets/Page-Ab1_c-9z.js:1:2)` });
