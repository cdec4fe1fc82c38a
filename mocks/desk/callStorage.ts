import type { LogEntry, World } from '../world';

const key = 'cportal-desk-calls';
const atMost = 60;
/** Longer answers, such as 2,000 invoices, stay in memory only. */
const longest = 20_000;

const short = (entry: LogEntry): LogEntry =>
  JSON.stringify(entry).length <= longest ? entry : { ...entry, answer: '…' };

const isLog = (value: unknown): value is LogEntry[] =>
  Array.isArray(value) &&
  value.every((entry: unknown) => typeof entry === 'object' && entry !== null && 'path' in entry && 'service' in entry);

const storedCalls = (): LogEntry[] => {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return isLog(parsed) ? parsed : [];
  } catch {
    return [];
  }
};

/** Keeps the tab's log over full page loads, such as the bank's page or a captcha page. */
export const keepCallLog = (world: World): void => {
  world.log.unshift(...storedCalls());
  world.onChange(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(world.log.slice(-atMost).map(short)));
    } catch {
      // It stays in memory.
    }
  });
};

export const clearCallLog = (world: World): void => {
  world.log.length = 0;
  world.changed();
};
