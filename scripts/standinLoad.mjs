// @ts-check
/** The HTTP stand-in under load: node scripts/standinLoad.mjs [journeys]. So many members (200) register, sign and pay at once, over loopback. */
import { run } from './run.mjs';

const journeys = Number(process.argv[2] ?? 200);
if (!Number.isInteger(journeys) || journeys < 1 || journeys > 500) {
  console.error('node scripts/standinLoad.mjs [journeys, 1…500]');
  process.exit(1);
}
process.exit(run('node', ['node_modules/vitest/vitest.mjs', 'run', 'tests/mocks/standinLoad.test.ts'], { STANDIN_JOURNEYS: String(journeys) }));
