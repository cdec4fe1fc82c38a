import * as v from 'valibot';

import { situations } from './situations';

export const sectionNames = ['tour', 'personas', 'mails', 'bank', 'clock', 'faults', 'calls', 'operation'] as const;
export type SectionName = (typeof sectionNames)[number];

/** Behind the switch "for developers". */
export const developerSections: readonly SectionName[] = ['faults', 'calls', 'operation'];

const kept = v.object({
  open: v.boolean(),
  section: v.picklist(sectionNames),
  /** Whether what is for engineers shows. */
  developer: v.boolean(),
  /** The situation of the tour that was begun. */
  tour: v.optional(v.picklist(situations)),
  /** Its steps that are done, from 0. */
  tourDone: v.optional(v.array(v.number())),
  /** The newest seen e-mail's number; undefined before the first visit. */
  seenMail: v.optional(v.number()),
});

/** What the desk remembers over a reload. */
export type DeskMemory = v.InferOutput<typeof kept>;

const key = 'cportal-desk';
const initial: DeskMemory = { open: false, section: 'tour', developer: false };

/** Storage may be blocked or hold anything: then the desk starts closed. */
export const recall = (): DeskMemory => {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return initial;
  }
};

export const remember = (memory: DeskMemory): void => {
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // It stays in memory.
  }
};
