import type { StatusTone } from './cardStatus';

const tones = {
  started: 'neutral',
  checked: 'neutral',
  expired: 'warning',
  waiting: 'neutral',
  approved: 'success',
  denied: 'error',
  active: 'success',
  inactive: 'neutral',
  inactive_decision: 'warning',
  inactive_deactivation: 'warning',
  deleted: 'warning',
  awaiting_check: 'neutral',
  lapsed: 'warning',
} as const satisfies Record<string, StatusTone>;

/** The tone of the message that tells a status. */
export const messageTones = { success: 'success', warning: 'warning', error: 'error', neutral: 'info' } as const;

type IntranetStatusKey = keyof typeof tones;

export const isIntranetStatus = (status: string): status is IntranetStatusKey => Object.hasOwn(tones, status);

/** Tone and text of a status; an unknown one is neutral. */
export const intranetStatus = (
  status: string,
): { tone: StatusTone; textKey: `status.intra.${IntranetStatusKey | 'unknown'}` } =>
  isIntranetStatus(status)
    ? { tone: tones[status], textKey: `status.intra.${status}` }
    : { tone: 'neutral', textKey: 'status.intra.unknown' };
