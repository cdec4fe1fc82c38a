/** A form value as text: it may not be set yet, and choices may be numbers. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
