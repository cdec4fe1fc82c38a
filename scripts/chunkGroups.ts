import type { Rolldown } from 'vite';

/** Entry modules of the late parts, grouped because one file compresses better. */
const late = /\/src\/(?:layout\/LateParts\.tsx|features\/operation\/reporting\.ts|components\/CopyReference\.tsx|configSettings\.ts)$/;

/** Modules of guest pages, separate from the fields of members' forms. */
const guests = /\/src\/(?:features\/captcha|routes\/public)\/|google-recaptcha|async-script|components\/form\/(?:CheckboxField|Email|PasswordMeter)/;

/** The larger fields and their libraries; not zxcvbn's word lists. */
const fields = /node_modules\/(?!zxcvbn)|\/src\/components\/form\//;

/** Not zxcvbn's word lists. */
const scripts = /^(?!.*zxcvbn).*\.(?:js|mjs|ts|tsx)$/;

/**
 * Chunk groups for the bundler. A group includes the static imports of its modules, except those of earlier groups.
 * Without groups every module that the first chunk shares with a later page would be a file of its own, and a request.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 6 },
  { name: 'member', test: /\/src\/layout\/(?:MemberLayout|QueryLayout|Menu|MemberFacts)\.tsx$/, priority: 5 },
  { name: 'late', test: late, priority: 4 },
  { name: 'guests', test: guests, minShareCount: 2, priority: 3 },
  // As one file, a language's texts behind sign-in are a quarter smaller.
  ...['hu', 'en'].map((language) => ({ name: `texts-${language}`, test: new RegExp(`/locales/${language}/(?:account|contracting|mandates|member|payment|start|status|wizard)\\.json`), priority: 4 })),
  // Small files compress badly, so group what most pages share, and what some do.
  { name: 'shared', test: scripts, minShareCount: 5, priority: 2 },
  { name: 'fields', test: fields, minShareCount: 3, priority: 1 },
  { name: 'pages', test: /\/src\//, minShareCount: 3, priority: 0 },
];
