// @ts-check
/** Load-tests the HTTP stand-in: node scripts/standin/standinLoad.mjs [journeys]. So many members (default 200) register, sign and pay at once. */
import { run } from '../run.mjs';

const journeys = Number(process.argv[2] ?? 200);
if (!Number.isInteger(journeys) || journeys < 1 || journeys > 500) {
  console.error('Usage: node scripts/standin/standinLoad.mjs [journeys, 1 to 500]');
  process.exit(1);
}
process.exit(
  run('node', ['node_modules/vitest/vitest.mjs', 'run', 'tests/mocks/standinLoad.test.ts'], {
    STANDIN_JOURNEYS: String(journeys),
  }),
);
