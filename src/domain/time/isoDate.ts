const isoPattern = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** Whether the text is an existing day, yyyy-MM-dd, from the year 1000 on. Doesn't use date-fns, which the sign-in page must not load. */
export const isIsoDate = (text: string): boolean => {
  if (!isoPattern.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};
