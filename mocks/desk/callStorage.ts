import type { LogEntry, World } from '../world';

const key = 'cportal-desk-calls';
const atMost = 60;
/** Longer answers, such as 2,000 invoices, stay in memory only. */
const longest = 20_000;

const short = (entry: LogEntry): LogEntry =>
  JSON.stringify(entry).length <= longest ? entry : { ...entry, answer: '…' };

/** Keeps the tab's log over full page loads, such as the bank's page or a captcha page. Nobody else writes under its key. */
export const keepCallLog = (world: World): void => {
  world.log.unshift(...(JSON.parse(sessionStorage.getItem(key) ?? '[]') as LogEntry[]));
  world.onChange(() => sessionStorage.setItem(key, JSON.stringify(world.log.slice(-atMost).map(short))));
};

export const clearCallLog = (world: World): void => {
  world.log.length = 0;
  world.changed();
};
