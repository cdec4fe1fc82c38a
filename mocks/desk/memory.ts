import * as v from 'valibot';

export const sectionNames = ['personas', 'mails', 'bank', 'clock', 'faults', 'calls'] as const;
export type SectionName = (typeof sectionNames)[number];

const kept = v.object({
  open: v.boolean(),
  section: v.picklist(sectionNames),
  /** The number of the newest e-mail that was looked at; undefined before the first look. */
  seenMail: v.optional(v.number()),
});

/** What the desk itself remembers over a reload (STUB-5). */
export type DeskMemory = v.InferOutput<typeof kept>;

const key = 'cportal-desk';
const initial: DeskMemory = { open: false, section: 'personas' };

/** Storage may be blocked, or hold anything: the desk then begins closed. */
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
    // It lives on in memory.
  }
};
