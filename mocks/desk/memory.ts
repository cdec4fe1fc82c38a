import * as v from 'valibot';

import type { World } from '../world';
import { tourNames, type TourName } from './tour';

export const sectionNames = ['tour', 'personas', 'mails', 'clock', 'faults', 'calls', 'operation'] as const;
export type SectionName = (typeof sectionNames)[number];

/** Behind the switch "for developers". */
export const developerSections: readonly SectionName[] = ['faults', 'calls', 'operation'];

const kept = v.object({
  open: v.boolean(),
  section: v.picklist(sectionNames),
  /** Whether what is for engineers shows. */
  developer: v.boolean(),
  /** The begun situation, its step in hand, from 0, and since when it is: ISO. */
  tour: v.optional(v.object({ name: v.picklist(tourNames), step: v.number(), since: v.string() })),
  /** The situations that were gone through. */
  done: v.array(v.picklist(tourNames)),
  /** The newest seen e-mail's number. */
  seenMail: v.number(),
});

/** What the desk remembers over a reload. */
export type DeskMemory = v.InferOutput<typeof kept>;

const key = 'cportal-desk';

export const newestMail = ({ state }: World): number => state.mails.at(-1)?.id ?? 0;

/** Without a memory the desk opens with the tour, and no e-mail counts as new. */
export const recall = (world: World): DeskMemory => {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), localStorage.getItem(key));
  return success ? output : { open: true, section: 'tour', developer: false, done: [], seenMail: newestMail(world) };
};

export const remember = (memory: DeskMemory): void => localStorage.setItem(key, JSON.stringify(memory));

/** A situation at its first step. */
export const begun = ({ clock }: World, name: TourName): Partial<DeskMemory> => ({
  section: 'tour',
  tour: { name, step: 0, since: clock().toISOString() },
});
