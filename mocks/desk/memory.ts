import * as v from 'valibot';

import type { World } from '../world';
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
  /** The addressee whose e-mails were asked for. */
  mailsTo: v.optional(v.string()),
  /** The newest seen e-mail's number. */
  seenMail: v.optional(v.number(), 0),
});

/** What the desk remembers over a reload. */
export type DeskMemory = v.InferOutput<typeof kept>;

const key = 'cportal-desk';

export const newestMail = ({ state }: World): number => state.mails.at(-1)?.id ?? 0;

/** Storage may hold anything: then the desk starts closed, and no e-mail counts as new. */
export const recall = (world: World): DeskMemory => {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), localStorage.getItem(key));
  return success
    ? output
    : { open: false, section: 'tour', developer: false, tourStep: 0, seenMail: newestMail(world) };
};

export const remember = (memory: DeskMemory): void => localStorage.setItem(key, JSON.stringify(memory));
