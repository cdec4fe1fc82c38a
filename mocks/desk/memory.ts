import * as v from 'valibot';

export const sectionNames = ['personas', 'mails', 'bank', 'clock', 'faults', 'calls', 'operation'] as const;
export type SectionName = (typeof sectionNames)[number];

const kept = v.object({
  open: v.boolean(),
  section: v.picklist(sectionNames),
  /** The newest seen e-mail's number; undefined before the first visit. */
  seenMail: v.optional(v.number()),
});

/** What the desk remembers over a reload. */
export type DeskMemory = v.InferOutput<typeof kept>;

const key = 'cportal-desk';
const initial: DeskMemory = { open: false, section: 'personas' };

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
