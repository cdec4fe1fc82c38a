/** What a one-line field shows of its value: a form may not have it yet, and choices may be counted. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
