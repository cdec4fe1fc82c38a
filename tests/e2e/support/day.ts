const day = 86_400_000;

/** How long the day in Budapest still lasts, in ms. On the two days of the year when the clocks change it is wrong by an hour until they do. */
export const restOfDay = (instant: Date): number => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Budapest', hourCycle: 'h23', hour: 'numeric', minute: 'numeric', second: 'numeric' });
  const part = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const [hours = 0, minutes = 0, seconds = 0] = (['hour', 'minute', 'second'] as const).map((type) => part.get(type));
  return day - ((hours * 60 + minutes) * 60 + seconds) * 1000;
};
