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
  /** Its step in hand, from 0; the number of steps once all are done. */
  tourStep: v.optional(v.number(), 0),
  /** The newest seen e-mail's number; undefined before the first visit. */
  seenMail: v.optional(v.number()),
});

/** What the desk remembers over a reload. */
export type DeskMemory = v.InferOutput<typeof kept>;

const key = 'cportal-desk';

/** Storage may hold anything: then the desk starts closed. */
export const recall = (): DeskMemory => {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), localStorage.getItem(key));
  return success ? output : { open: false, section: 'tour', developer: false, tourStep: 0 };
};

export const remember = (memory: DeskMemory): void => localStorage.setItem(key, JSON.stringify(memory));
